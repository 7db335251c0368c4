/**
 * The certificate of the fault server and its key, for `localhost`, `example.com` and all hosts below it, and hosts of
 * services with job boards. Nothing but the tests trusts it. Made with `openssl req -x509 -newkey ec -pkeyopt
 * ec_paramgen_curve:P-256 -nodes -days 36500 -addext subjectAltName=DNS:example.com,DNS:*.example.com,DNS:localhost,` and
 * `DNS:*.wd5.myworkdayjobs.com,DNS:*.fa.us2.oraclecloud.com,DNS:*.eightfold.ai`.
 */
export const testCertificate = `-----BEGIN CERTIFICATE-----
MIICFTCCAbygAwIBAgIUc+Pehkx8Vyl8JxpIB2JUU527ng4wCgYIKoZIzj0EAwIw
JDEiMCAGA1UEAwwZRmF1bHQgc2VydmVyIG9mIHRoZSB0ZXN0czAgFw0yNjExMjUx
NjMyMDRaGA8yMTI2MTEwMTE2MzIwNFowJDEiMCAGA1UEAwwZRmF1bHQgc2VydmVy
IG9mIHRoZSB0ZXN0czBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKX+tM/N6buH
A8JiaFFtBDmfJiLGiChGmFlKe217H6zuh7ggFwQx6AXV1W+xXvFMQvPwAEbDZdDw
p/KU/hB53T2jgckwgcYwHQYDVR0OBBYEFMd+S5rfJfyPXUaOhz5wcy1GvVroMB8G
A1UdIwQYMBaAFMd+S5rfJfyPXUaOhz5wcy1GvVroMA8GA1UdEwEB/wQFMAMBAf8w
cwYDVR0RBGwwaoILZXhhbXBsZS5jb22CDSouZXhhbXBsZS5jb22CCWxvY2FsaG9z
dIIXKi53ZDUubXl3b3JrZGF5am9icy5jb22CGCouZmEudXMyLm9yYWNsZWNsb3Vk
LmNvbYIOKi5laWdodGZvbGQuYWkwCgYIKoZIzj0EAwIDRwAwRAIgYVnLlG3bdvUZ
nrOZA4domSZbWfrAhsD3YJq5EGni3fACICukMzS+0JflP0Z7Z5Mb7Yt9y+EZCeTQ
8beMa56YCY6B
-----END CERTIFICATE-----`;

export const testKey = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQglipIExqOMhND2VM2
P2tdWzwVOdtihoRfw5deopiZI5yhRANCAASl/rTPzem7hwPCYmhRbQQ5nyYixogo
RphZSnttex+s7oe4IBcEMegF1dVvsV7xTELz8ABGw2XQ8KfylP4Qed09
-----END PRIVATE KEY-----`;
