/**
 * The certificate of the fault server and its key, for `localhost`, `example.com` and all hosts below it, and hosts of
 * services with job boards. Nothing but the tests trusts it. Made with `openssl req -x509 -newkey ec -pkeyopt
 * ec_paramgen_curve:P-256 -nodes -days 36499 -addext subjectAltName=DNS:example.com,DNS:*.example.com,DNS:localhost,`
 * `DNS:*.wd5.myworkdayjobs.com,DNS:*.fa.us2.oraclecloud.com,DNS:*.eightfold.ai,DNS:api.rippling.com,DNS:join.com,` and
 * `DNS:jobs.jobvite.com,DNS:www.amazon.jobs,DNS:jobs.apple.com`.
 */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIICaTCCAhCgAwIBAgIUH3hH4HDmKnfL/moqyacNzgB1RdswCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZRmF1bHQgc2VydmVyIG9mIHRoZSB0ZXN0czAgFw0yNjExMjYw
MDI1MTZaGA8yMTI2MTEwMTAwMjUxNlowJDEiMCAGA1UEAwwZRmF1bHQgc2VydmVy
IG9mIHRoZSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABF27jFT6F1G2
THHIfhzuK69frkLs6OrV9wzPyRBfvB2zOhFiWv+2fXfWY3s+olxXLIgV4+J68XFg
9GYHaXuodN2jggEcMIIBGDAdBgNVHQ4EFgQULsk06n2XecKR5hrETM2bINVuchIw
HwYDVR0jBBgwFoAULsk06n2XecKR5hrETM2bINVuchIwDwYDVR0TAQH/BAUwAwEB
/zCBxAYDVR0RBIG8MIG5ggtleGFtcGxlLmNvbYINKi5leGFtcGxlLmNvbYIJbG9j
YWxob3N0ghcqLndkNS5teXdvcmtkYXlqb2JzLmNvbYIYKi5mYS51czIub3JhY2xl
Y2xvdWQuY29tgg4qLmVpZ2h0Zm9sZC5haYIQYXBpLnJpcHBsaW5nLmNvbYIIam9p
bi5jb22CEGpvYnMuam9idml0ZS5jb22CD3d3dy5hbWF6b24uam9ic4IOam9icy5h
cHBsZS5jb20wCgYIKoZIzj0EAwIDRwAwRAIgW2/roUjRbtDwT3YXP2BNjkvW3bnp
9MxCmA0kqmWmv3MCIBsBsYl8GoQAcoE7E/RPwKNI0favsvqGhLe6QEfV4zGo
-----END CERTIFICATE-----`;

export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWjCgXlKo6quSr4+w
tvwBElMWZ5A55wv0Mv6fUkr19nuhRANCAARdu4xU+hdRtkxxyH4c7iuvX65C7Ojq
1fcMz8kQX7wdszoRYlr/tn131mN7PqJcVyyIFePievFxYPRmB2l7qHTd
-----END PRIVATE KEY-----`;
