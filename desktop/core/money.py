"""Money in integer paise, written as offices in India group it: 12,34,567.50."""

from __future__ import annotations

import re

from desktop.core.errors import FieldError
from desktop.core.text import clean, latin_digits, ungroup

_AMOUNT = re.compile(r"^(\d{1,15})(?:\.(\d{1,2}))?$")
_RUPEES = r"(?:₹|₨|rs\.?|inr|rupees?|रुपये|रुपए|रुपया|रु\.?|रू\.?|ਰੁਪਏ|ਰੁ\.?|ரூபாய்|ரூ\.?)"
_LARGE = {
    "lakh lakhs lac lacs लाख ਲੱਖ இலட்சம் லட்சம்": 1_00_000,
    "crore crores cr करोड़ करोड कोटी ਕਰੋੜ கோடி": 1_00_00_000,
    "thousand हज़ार हजार ਹਜ਼ਾਰ ஆயிரம்": 1_000,
}
_TIMES = {clean(word): times for said, times in _LARGE.items() for word in said.split()}
_SAID = re.compile(r"^(\d{1,5})(?:\.(\d{1,5}))?\s*([^\d\s.,]+)$")
_AROUND = re.compile(rf"^{_RUPEES}\s*|\s*(?:/-\s*)?{_RUPEES}$|\s*/-$", re.IGNORECASE)


def show(paise: int) -> str:
    """`paise` as rupees with Indian grouping; paise only where there are any (1,20,000 or 12.50)."""
    sign = "-" if paise < 0 else ""
    rupees, rest = divmod(abs(paise), 100)
    return f"{sign}{group(rupees)}" + (f".{rest:02d}" if rest else "")


def group(number: int) -> str:
    """A whole number with commas after the last three figures, then every two."""
    digits = str(abs(number))
    head, tail = digits[:-3], digits[-3:]
    pairs = [head[max(i - 2, 0) : i] for i in range(len(head), 0, -2)][::-1]
    return ("-" if number < 0 else "") + ",".join([*pairs, tail])


def parse(text: str, field: str) -> int:
    """Paise from typed rupees (1,200 / ₹ 1200.50 / १२०० रुपये / 1.5 lakh); raises `FieldError` on `field`.

    Commas and spaces must group the rupees by lakhs or thousands: 1,5 and 12 50 are refused, not taken for 15 and 1250.
    """
    plain = _AROUND.sub("", latin_digits(clean(text)))
    if (large := _SAID.match(plain)) and large[3].lower() in _TIMES:
        whole, part, times = int(large[1]), large[2] or "", _TIMES[large[3].lower()] * 100
        return whole * times + int(part or "0") * times // int("1" + "0" * len(part))
    found = _AMOUNT.match(ungroup(plain.replace(" ", ",")))
    if not found:
        raise FieldError(field, f"'{text}' is not an amount; write it as 1200 or 1200.50", code="money", text=text)
    rupees, paise = found.groups()
    return int(rupees) * 100 + int((paise or "0").ljust(2, "0"))
