/**
 * The certificate of the fault server and its key, for `localhost`, `example.com` and all hosts below it. Nothing but the
 * tests trusts it. Made with `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 36500
 * -addext subjectAltName=DNS:example.com,DNS:*.example.com,DNS:localhost`.
 */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIIB0jCCAXmgAwIBAgIUdd5OEw+BJLIijN/WOJrFWqzJJYMwCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZRmF1bHQgc2VydmVyIG9mIHRoZSB0ZXN0czAgFw0yNjExMjQw
ODIxMTJaGA8yMTI2MTAzMTA4MjExMlowJDEiMCAGA1UEAwwZRmF1bHQgc2VydmVy
IG9mIHRoZSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABAh9Yupxul5K
k4uIIPbvA3tjwIvnP+FBzdWuhPHVp87I+COY77Vsy/6VWTKAot387yz1suvYAnHw
E7KXCr1/opejgYYwgYMwHQYDVR0OBBYEFK6PtCb3Iz4g38/Elb7RESxPkt5gMB8G
A1UdIwQYMBaAFK6PtCb3Iz4g38/Elb7RESxPkt5gMA8GA1UdEwEB/wQFMAMBAf8w
MAYDVR0RBCkwJ4ILZXhhbXBsZS5jb22CDSouZXhhbXBsZS5jb22CCWxvY2FsaG9z
dDAKBggqhkjOPQQDAgNHADBEAiAfDsHomF0xv1Tp0WGf5vg2m3sAQi5KvuZOXczV
fOK4rQIgSb22n3NzQU1Pd/RZotcrc39OFbJ6B/jOo2oI+HSoA00=
-----END CERTIFICATE-----`;

export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgv/aL+RKSefZlnEik
ngRtyMi3zvY0qFJLqpm6/ntf7l+hRANCAAQIfWLqcbpeSpOLiCD27wN7Y8CL5z/h
Qc3VroTx1afOyPgjmO+1bMv+lVkygKLd/O8s9bLr2AJx8BOylwq9f6KX
-----END PRIVATE KEY-----`;
