"""Readers of finished papers, and sentences that are hard to set in each language."""

from __future__ import annotations

import io
import subprocess
from pathlib import Path

import pypdf
import pytest
from PIL import Image

from desktop.printing.raster import page_picture

SENTENCES = {
    "en": "The Officer’s “first” notice (s. 187(8)) offers 55 days; AVATAR, To, We, ffl – ₹ 12,34,567.50 & 40%.",
    "hi": (
        "मुख्य नगरपालिका अधिकारी, नगर परिषद् — धारा 187(8) के परन्तुक के अधीन कारण बताओ सूचना। श्रृंखला, द्वितीय, "
        "विद्युत्, निर्माणकर्त्री, र्‍य, क़ानून, ज़मीन, फ़रवरी, हिन्दी, प्रार्थी, उच्छृंखल, स्त्री, ज्ञान, क्षेत्र, छुट्टी, अड्डा, ब्रह्म"
    ),
    "mr": "मुख्याधिकाऱ्यांनी शहरातील रहिवाशांना नोटीस दिली; ऱ्हास, वाऱ्यावर, प्रश्न, श्री, क्लृप्ती, लक्ष, ॲड. काळे, वॉर्ड क्र. ७",
    "pa": "ਨੋਟਿਸ: ਪੰਜਾਬ ਮਿਊਂਸਪਲ ਕਾਰਪੋਰੇਸ਼ਨ ਐਕਟ, ਸ੍ਰੀ ਪ੍ਰਧਾਨ, ਜ਼ਿਲ੍ਹਾ, ਉਨ੍ਹਾਂ, ਸ੍ਵੈ, ਹੱਕ, ਸਿੱਖਿਆ, ਮੁੰਡਾ, ਫ਼ੌਜ, ਗ਼ਲਤ, ਧਾਰਾ 269।",
    "ta": "புதுச்சேரி நகராட்சிகள் சட்டம், ஸ்ரீ, கொடுக்கப்பட்ட, க்ஷேத்திரம், கௌரவம், பௌர்ணமி, நூறு, ஜூன், லை னை ணை, பிரிவு 247.",
}


def pdftotext(pdf: bytes, *options: str) -> str:
    """The text that poppler reads."""
    done = subprocess.run(["pdftotext", *options, "-", "-"], input=pdf, capture_output=True, check=True)
    return done.stdout.decode()


def pypdf_text(pdf: bytes) -> str:
    """The text that pypdf reads, page after page."""
    return "\n".join(page.extract_text() for page in pypdf.PdfReader(io.BytesIO(pdf)).pages)


def picture_of(pdf: bytes, page: int, dpi: float) -> Image.Image:
    """A page as PDFium draws it."""
    drawn = page_picture(pdf, page, dpi)
    return Image.frombytes("RGB", (drawn.width, drawn.height), bytes(drawn.pixels), "raw", "BGRX", drawn.stride)


@pytest.fixture(scope="session")
def root() -> Path:
    """The project's folder."""
    return Path(__file__).resolve().parents[2]
