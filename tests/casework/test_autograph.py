"""An officer who brought his certificate signs digitally what he issues, and nothing else."""

from __future__ import annotations

from datetime import timedelta

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import rsa
from cryptography.hazmat.primitives.serialization import pkcs12
from cryptography.x509.oid import NameOID

from desktop.casework.notices import issue_notice
from desktop.demo import BEGIN
from desktop.printing.proof import verify_file
from desktop.printing.signature import Autograph, open_identity, signatures_of
from tests.casework.conftest import Open


def certificate() -> bytes:
    """A PKCS#12 file of the officer."""
    key = rsa.generate_private_key(65537, 2048)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "Sunita Rao")])
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(7)
        .not_valid_before(BEGIN - timedelta(days=30))
        .not_valid_after(BEGIN + timedelta(days=900))
        .add_extension(x509.KeyUsage(True, True, False, False, False, False, False, False, False), critical=True)
        .sign(key, hashes.SHA256())
    )
    return pkcs12.serialize_key_and_certificates(
        b"officer", key, made, None, serialization.BestAvailableEncryption(b"secret")
    )


def test_a_notice_is_signed_at_issue_and_its_signed_bytes_are_frozen(open_ward: Open) -> None:
    ward = open_ward("first")
    ward.until("notice issued, mp-1961:187:8b")
    desk = ward.desk("cmo")
    mine = Autograph(open_identity(certificate(), "secret"), ward.clock)
    done = issue_notice(desk.with_autograph(mine), ward.case, ward.notice())
    record = done.entries[0].data["papers"][0]
    pdf = ward.program.store.blob(record["sha256"])
    assert record["signature"] == "Sunita Rao"
    assert [(each.name, each.intact) for each in signatures_of(pdf)] == [("Sunita Rao", True)]
    verdict = verify_file(pdf, [ward.program.store.signer.public], record["sha256"])
    assert verdict.text_agrees and verdict.fault == ""
    assert desk.as_officer(desk.officer).autograph is None
