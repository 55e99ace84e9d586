"""The sample office under the Act of Puducherry, which alone has budget-grants with exceptions and audit objections."""

from __future__ import annotations

from pathlib import Path

from desktop.app import Program
from desktop.casework import accounts
from desktop.sample import FOUNDED, wards
from desktop.sample import read as read_sample
from tests.ui.sample import Sample, make_sample


def found_puducherry(program: Program) -> None:
    """Found it with the people of the sample; the head of office is the Commissioner."""
    plan = read_sample("office.yaml")
    plan |= {"act": "py-1973", "body_kind": "municipality", "languages": ["ta", "en"], "accepted": ["ta", "en"]}
    plan |= {"wards": wards(), "practice": False, "settings": []}
    for each in plan["officers"]:
        for key in ("name", "designation"):
            each[key] = {"ta": each[key]["en"], "en": each[key]["en"]}
        if "authority" in each:
            each["authority"] = {"cmo": "Commissioner", "president": "Chairman"}[each["login"]]
    for key in ("body", "letterhead"):
        plan[key] = _in_tamil(plan[key])
    accounts.set_up(program.store, FOUNDED, plan)
    accounts.register_device(program.store, program.store.signer.public.hex(), FOUNDED)


def _in_tamil(said: dict) -> dict:
    """The same words without Hindi: names in Tamil are written in English letters here."""
    if "hi" in said:
        return {"ta": said["en"], "en": said["en"]}
    return {key: _in_tamil(value) if isinstance(value, dict) else value for key, value in said.items()}


def make_puducherry(folder: Path) -> Sample:
    """An office without cases; the store lies in `folder`."""
    return make_sample(folder, found=found_puducherry)
