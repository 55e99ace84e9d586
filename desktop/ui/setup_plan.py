"""From what was answered in the set-up to the plan that founds the office, and from a fault of the plan back to its field."""

from __future__ import annotations

import base64
import re
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from desktop.core import dates, given
from desktop.core.errors import FieldError
from desktop.core.text import latin_digits
from desktop.ui.setup_steps import Answers, Step, key_of, kind_of, languages_of, officers_of

EMBLEM_MOST = 2_000_000  # bytes; the picture goes into every paper
_LOGIN = re.compile(r"[a-z0-9._-]{2,40}")
_CODE = re.compile(r"[A-Z0-9]{2,8}")


def capitals(code: str) -> str:
    """The office's short form as numbers carry it, however it was typed."""
    return code.strip().upper()


def code_faults(code: str) -> list[FieldError]:
    """What is wrong with the office's short form; nothing while it is empty."""
    if not code or _CODE.fullmatch(capitals(code)):
        return []
    return [FieldError("code", "Write two to eight capital letters A-Z or figures.", code="office_code")]


def in_each(answers: Mapping[str, Any], name: str, languages: Sequence[str]) -> dict[str, str]:
    """What was typed for `name` in each language; languages that were left empty are left out."""
    told = {code: str(answers.get(f"{name}_{code}", "")).strip() for code in languages}
    return {code: text for code, text in told.items() if text}


def plan_of(answers: Mapping[str, Any]) -> dict[str, Any]:
    """The plan as `desktop/founding.py` takes it. Raises `FieldError` for an emblem that can't be read."""
    languages, name = languages_of(answers), answers.get("name", {})
    plan: dict[str, Any] = {
        "act": answers.get("body", {}).get("act", ""),
        "body_kind": kind_of(answers),
        "languages": languages,
        "body": in_each(name, "body", languages),
        "code": capitals(str(name.get("code", ""))),
        "letterhead": letterhead_of(answers.get("letterhead", {}), languages),
        "wards": [
            {"number": row.get("number", ""), "name": in_each(row, "name", languages)}
            for row in answers.get("wards", {}).get("wards", ())
        ],
        "officers": [officer_of(each, languages) for each in officers_of(answers)],
    }
    plan |= {key: float(latin_digits(name[key])) for key in ("latitude", "longitude") if name.get(key)}
    closed = answers.get("holidays", {})
    plan["weekly_off"] = [int(day) if day.isdecimal() else day for day in closed.get("weekly_off", ())]
    plan["holidays"] = [
        {"day": dates.parse(row["day"], "holidays").isoformat(), "name": row["name"]}
        for row in closed.get("holidays", ())
    ]
    plan["settings"] = put_aside(answers.get("beyond", {}))
    return plan


def put_aside(answers: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The settings by which courts' directions are put aside here."""
    from desktop.law.guards import guards

    return [
        {
            "key": f"guard_off.{guard.id}",
            "value": answers.get(f"why_{name}", ""),
            "authority": answers.get(f"authority_{name}", ""),
            "dated": dates.parse(answers.get(f"dated_{name}", ""), f"beyond.dated_{name}").isoformat(),
        }
        for guard in guards()
        if answers.get(f"stands_{(name := key_of(guard.id))}") == "no"
    ]


def letterhead_of(answers: Mapping[str, Any], languages: Sequence[str], kept: str = "") -> dict[str, Any]:
    """The letterhead as papers take it, its emblem as base64; `kept` is the emblem that stands unless another is chosen."""
    head: dict[str, Any] = {
        name: said for name in ("name", "office", "address") if (said := in_each(answers, name, languages))
    }
    head |= {name: answers[name] for name in ("contact", "digits", "page") if answers.get(name)}
    if emblem := emblem_of(str(answers.get("emblem", ""))) or kept:
        head["emblem"] = emblem
    return head


def emblem_of(path: str) -> str:
    """The picture in a file as base64; '' for no file. Raises `FieldError` if it is none that papers can bear."""
    if not path:
        return ""
    content = given.read(Path(path), "emblem")
    if not content.startswith((b"\x89PNG\r\n\x1a\n", b"\xff\xd8\xff")) or len(content) > EMBLEM_MOST:
        raise FieldError("emblem", "Choose a PNG or JPEG picture of at most 2 MB.", code="emblem_kind")
    return base64.b64encode(content).decode()


def officer_of(answers: Mapping[str, Any], languages: Sequence[str]) -> dict[str, Any]:
    """An officer as the plan and casework take him."""
    since = answers.get("held_from", "")
    told = {key: answers.get(key, "") for key in ("login", "password", "authority")}
    return {
        **told,
        "name": in_each(answers, "name", languages),
        "designation": in_each(answers, "designation", languages),
        "roles": list(answers.get("roles", ())),
        "held_from": dates.parse(since, "held_from").isoformat() if since else "",
    }


def step_faults(step: Step, answers: Mapping[str, Any]) -> list[FieldError]:
    """What can be seen at once to be wrong in a step, beyond what its fields themselves say."""
    own = officers_of(answers)[step.number] if step.name == "officer" else answers.get(step.name, {})
    if step.name == "name":
        return code_faults(str(own.get("code", "")))
    if step.name == "officer":
        return officer_faults(own, [each.get("login", "") for each in officers_of(answers)])
    if step.name == "wards":
        numbers = [row.get("number", "") for row in own.get("wards", ())]
        twice = sorted({n for n in numbers if numbers.count(n) > 1})
        return [FieldError("wards", f"There are two wards {n}.", code="ward_twice", number=n) for n in twice]
    if step.name == "letterhead":
        try:
            emblem_of(str(own.get("emblem", "")))
        except FieldError as fault:
            return [fault]
    return []


def officer_faults(own: Mapping[str, Any], logins: Sequence[str]) -> list[FieldError]:
    """What is wrong with an officer's name to sign in with, password and authority."""
    faults = []
    login, password, roles = own.get("login", ""), own.get("password", ""), own.get("roles", ())
    if login and not _LOGIN.fullmatch(login):
        faults.append(FieldError("login", "Use small letters a-z, figures, dot or dash.", code="login"))
    if login and logins.count(login) > 1:
        faults.append(FieldError("login", "Another officer signs in with this name.", code="login_twice"))
    if password and len(password) < 8:
        faults.append(FieldError("password", "A password has at least eight characters.", code="password"))
    if "officer" in roles and not own.get("authority"):
        faults.append(
            FieldError("authority", "Who signs is an authority of the Act; choose it.", code="officer_authority")
        )
    return faults


def place_of(fault: FieldError, steps: Sequence[Step], languages: Sequence[str]) -> tuple[Step, FieldError]:
    """The step of a plan's fault, and the fault under the name of its field there."""
    first, _, rest = fault.field.partition(".")
    owner = {"act": "body", "body_kind": "body", "languages": "body", "body": "name", "code": "name"}
    owner |= {"latitude": "name", "longitude": "name", "weekly_off": "holidays", "settings": "beyond"}
    name, number, field = owner.get(first, first), 0, first
    if first == "officers":
        at, _, field = rest.partition(".")
        name, number = "officer", int(at) if at else 0
        if not at:
            number, field = max(step.number for step in steps), "roles"
    elif first in ("letterhead", "beyond"):
        field = rest
    if field in ("body", "name", "designation", "office", "address"):
        field = f"{field}_{languages[0]}"
    step = next((s for s in steps if (s.name, s.number) == (name, number)), steps[0])
    return step, FieldError(field.partition(".")[0], fault.message, code=fault.code, **fault.params)


def wards_from(rows: Sequence[Sequence[str]], languages: Sequence[str]) -> list[Answers]:
    """Wards from the lines of a file; a heading (a first line without a figure in it) is passed over.

    Names come in the order of the languages, or, where some are in Latin letters and some are not, by their script.
    """
    found = []
    for row in rows:
        number = latin_digits(row[0].strip()) if row else ""
        if not any(each.isdecimal() for each in number):
            continue
        names = [cell.strip() for cell in row[1:] if cell.strip()]
        latin, own = [name for name in names if name.isascii()], [name for name in names if not name.isascii()]
        by_script = bool(latin and own)
        told = {}
        for n, code in enumerate(languages):
            fitting = (latin if code == "en" else own) if by_script else names
            if fitting:
                told[f"name_{code}"] = fitting[min(n, len(fitting) - 1)]
        found.append({"number": number, **told})
    return found


def holidays_from(rows: Sequence[Sequence[str]]) -> list[Answers]:
    """Holidays from the lines of a file; lines that don't begin with a day are passed over."""
    found = []
    for row in rows:
        try:
            day = dates.parse(row[0], "day")
        except FieldError:
            continue
        name = " / ".join(cell.strip() for cell in row[1:] if cell.strip())
        found.append({"day": dates.show(day), "name": name})
    return found
