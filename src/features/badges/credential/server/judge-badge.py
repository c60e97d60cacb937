"""Verifies a badge with Debian's PyLD and cryptography, by the letter of W3C's eddsa-rdfc-2022 and without a network.

Reads one JSON object from stdin: `badge`, `did` (the issuer's document), `revoked` (the list that its status names) and `contexts`. Prints
`valid`, `tampered`, `unknown key` or `revoked`.
"""

import hashlib
import json
import sys

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
from pyld import jsonld

alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


def from_multibase(text):
    assert text[0] == "z"
    number = 0
    for sign in text[1:]:
        number = number * 58 + alphabet.index(sign)
    leading = len(text) - 1 - len(text[1:].lstrip("1"))
    return bytes(leading) + number.to_bytes((number.bit_length() + 7) // 8, "big")


def verdict(given):
    badge, did = given["badge"], given["did"]

    def load(url, _options):
        return {"contextUrl": None, "documentUrl": url, "document": given["contexts"][url], "contentType": "application/ld+json"}

    def digest(document):
        options = {"algorithm": "URDNA2015", "format": "application/n-quads", "documentLoader": load}
        return hashlib.sha256(jsonld.normalize(document, options).encode()).digest()

    proof = badge["proof"]
    assert proof["type"] == "DataIntegrityProof" and proof["cryptosuite"] == "eddsa-rdfc-2022" and proof["proofPurpose"] == "assertionMethod"
    method = proof["verificationMethod"]
    keys = [one["publicKeyMultibase"] for one in did["verificationMethod"] if one["id"] == method and one["controller"] == did["id"]]
    if did["id"] != badge["issuer"]["id"] or method not in did["assertionMethod"] or len(keys) != 1:
        return "unknown key"
    key = from_multibase(keys[0])
    assert key[:2] == b"\xed\x01"
    signed = digest({"@context": badge["@context"], **{name: value for name, value in proof.items() if name != "proofValue"}})
    signed += digest({name: value for name, value in badge.items() if name != "proof"})
    try:
        Ed25519PublicKey.from_public_bytes(key[2:]).verify(from_multibase(proof["proofValue"]), signed)
    except InvalidSignature:
        return "tampered"
    assert given["revoked"]["id"] == badge["credentialStatus"]["id"] and given["revoked"]["issuer"] == did["id"]
    withdrawn = any(one["id"] == badge["id"] and one["revoked"] for one in given["revoked"]["revokedCredential"])
    return "revoked" if withdrawn else "valid"


print(verdict(json.load(sys.stdin)))
