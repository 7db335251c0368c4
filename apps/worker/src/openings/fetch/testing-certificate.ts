/**
 * The certificate of the fault server and its key, for `example.com` and all hosts below it. Nothing but the tests trusts
 * it. Made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500
 * -addext subjectAltName=DNS:example.com,DNS:*.example.com`.
 */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIBxTCCAWygAwIBAgIURjbBY/ie3E2GiAwrp81di/2c0wowCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZRmF1bHQgc2VydmVyIG9mIHRoZSB0ZXN0czAgFw0yNjExMjIw
OTM5NThaGA8yMTI2MTAyOTA5Mzk1OFowJDEiMCAGA1UEAwwZRmF1bHQgc2VydmVy
IG9mIHRoZSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABLIOJSeI/ApV
TG48QO5Zn14V631XOmwz9jyv+PpFRK+kmX12YeLeFdpxL8GMBFh+Buh1jngQCL1W
VmL8R022l+WjejB4MB0GA1UdDgQWBBQLmtDDR+h+izHf74lVpZIwC2GU+TAfBgNV
HSMEGDAWgBQLmtDDR+h+izHf74lVpZIwC2GU+TAlBgNVHREEHjAcggtleGFtcGxl
LmNvbYINKi5leGFtcGxlLmNvbTAPBgNVHRMBAf8EBTADAQH/MAoGCCqGSM49BAMC
A0cAMEQCIBAx58y/w1hkG5wsyTrRVO1OH1U8gzdSUHPfn2eBBo0EAiAkFlgzkg3Z
idpqZckTxXzjDoEPDW5k+PcgFwRYi7h9jQ==
-----END CERTIFICATE-----`;

export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgHHJUR4Sb3yCRjln5
n7yKD4Wxc0YgXTmYbxwZ6p08O/+hRANCAASyDiUniPwKVUxuPEDuWZ9eFet9Vzps
M/Y8r/j6RUSvpJl9dmHi3hXacS/BjARYfgbodY54EAi9VlZi/EdNtpfl
-----END PRIVATE KEY-----`;
