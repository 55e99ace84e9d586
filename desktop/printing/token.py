"""Signatures by a token: the card or stick on which an Indian signing certificate comes, reached through PKCS#11."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from desktop.core.errors import PaperError
from desktop.printing.signature import Identity


def open_token(library: Path, pin: str, label: str = "") -> Identity:
    """The certificate and key on a token, by the maker's PKCS#11 `library`; `label` names one of several tokens.

    The key never leaves the token. Raises `PaperError` for a library, token, PIN or certificate that is not right.
    """
    if not library.is_file():
        raise PaperError(f"There is no library {library}; choose the one of the token's maker", code="token_library")
    import pkcs11
    from pyhanko.config.pkcs11 import TokenCriteria
    from pyhanko.sign.pkcs11 import PKCS11Signer, open_pkcs11_session

    try:
        wanted = TokenCriteria(label=label) if label else None
        session = open_pkcs11_session(str(library), token_criteria=wanted, user_pin=pin)
        found = _pair(session, pkcs11)
    except (pkcs11.PKCS11Error, RuntimeError, OSError) as error:
        told = str(error) or type(error).__name__
        raise PaperError(
            f"The token can't be used ({told}); look whether it is in and the PIN right", code="token"
        ) from error
    if found is None:
        raise PaperError("The token holds no certificate with its key", code="token_empty")
    key_id, certificate = found
    signer = PKCS11Signer(session, cert_id=key_id, key_id=key_id)
    held = certificate["tbs_certificate"]["validity"]
    return Identity(
        signer.subject_name or label, held["not_before"].native, held["not_after"].native, signer
    )  # fmt: skip


def _pair(session: Any, pkcs11: Any) -> tuple[bytes, Any] | None:
    """The id and the certificate of the first private key that has a certificate beside it."""
    from asn1crypto.x509 import Certificate

    kind, key, certificate = pkcs11.Attribute.CLASS, pkcs11.ObjectClass.PRIVATE_KEY, pkcs11.ObjectClass.CERTIFICATE
    keys = {bytes(each[pkcs11.Attribute.ID]) for each in session.get_objects({kind: key})}
    for each in session.get_objects({kind: certificate}):
        if bytes(each[pkcs11.Attribute.ID]) in keys:
            return bytes(each[pkcs11.Attribute.ID]), Certificate.load(bytes(each[pkcs11.Attribute.VALUE]))
    return None
