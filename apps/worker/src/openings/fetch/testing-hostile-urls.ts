import fc from "fast-check";

const handWritten = [
  // Other schemes.
  ...[
    "file:///etc/passwd",
    "gopher://127.0.0.1:70/_x",
    "data:text/html,hi",
    "javascript:alert(1)",
    "blob:https://a.example/1",
  ],
  ...[
    "ftp://ftp.example.com/",
    "ws://example.com/",
    "wss://example.com/",
    "about:blank",
    "view-source:https://example.com/",
  ],
  ...[
    "http://example.com/",
    "HTTP://EXAMPLE.COM/",
    "dict://127.0.0.1:2628/",
    "ldap://127.0.0.1/",
    "unix:/var/run/docker.sock",
  ],
  ...[
    "jar:https://example.com!/",
    "chrome://settings",
    "mailto:a@example.com",
    "//example.com/",
    "/etc/passwd",
    "example.com",
  ],
  // Names of this machine and its network.
  ...[
    "https://localhost/",
    "https://LOCALHOST/",
    "https://localhost./",
    "https://localhost.localdomain/",
    "https://ip6-localhost/",
  ],
  ...[
    "https://app.localhost/",
    "https://printer.local/",
    "https://router.lan/",
    "https://db.internal/",
    "https://intranet/",
  ],
  ...[
    "https://metadata.google.internal/",
    "https://metadata/",
    "https://kubernetes.default.svc/",
    "https://host.docker.internal/",
  ],
  ...["https://127.0.0.1.nip.io/", "https://10.0.0.1.sslip.io/", "https://localtest.me/", "https://example.com./"],
  // IPv4 in its many forms.
  ...[
    "https://127.0.0.1/",
    "https://127.1/",
    "https://127.0.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://017700000001/",
  ],
  ...[
    "https://0177.0.0.1/",
    "https://0x7f.0.0.1/",
    "https://0x7f.0x0.0x0.0x1/",
    "https://127.0.0.1./",
    "https://0/",
    "https://0.0.0.0/",
  ],
  ...[
    "https://169.254.169.254/latest/meta-data/",
    "https://2852039166/",
    "https://0xa9fea9fe/",
    "https://0251.0376.0251.0376/",
  ],
  ...[
    "https://10.0.0.1/",
    "https://172.16.0.1/",
    "https://192.168.0.1/",
    "https://100.64.0.1/",
    "https://255.255.255.255/",
  ],
  ...[
    "https://224.0.0.1/",
    "https://198.18.0.1/",
    "https://192.0.2.1/",
    "https://93.184.215.14/",
    "https://1.1.1.1/",
    "https://256.1.1.1/",
  ],
  ...[
    "https://127.0.0.1:443/",
    "https://127.0.0.1:22/",
    "https://127.0.0.1%00.example.com/",
    "https://127.0.0.1%2f.example.com/",
  ],
  // IPv6.
  ...[
    "https://[::1]/",
    "https://[::]/",
    "https://[0:0:0:0:0:0:0:1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
  ],
  ...[
    "https://[::127.0.0.1]/",
    "https://[64:ff9b::7f00:1]/",
    "https://[2002:7f00:1::]/",
    "https://[fe80::1]/",
    "https://[fe80::1%25eth0]/",
  ],
  ...[
    "https://[fe80::1%eth0]/",
    "https://[fc00::1]/",
    "https://[ff02::1]/",
    "https://[2606:4700:4700::1111]/",
    "https://[::1",
    "https://::1/",
  ],
  // Characters that look like others, or that URLs turn into others.
  ...[
    "https://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/",
    "https://ｌｏｃａｌｈｏｓｔ/",
    "https://lоcalhost/",
    "https://locaIhost/",
    "https://loc\u00adalhost/",
  ],
  ...[
    "https://127。0。0。1/",
    "https://127．0．0．1/",
    "https://127｡0｡0｡1/",
    "https://①②⑦.⓪.⓪.①/",
    "https://𝟙𝟚𝟟.𝟘.𝟘.𝟙/",
    "https://１２７.0.0.1/",
  ],
  ...[
    "https://xn--lcalhost-54g/",
    "https://localhost\u3002/",
    "https://[::ⅰ]/",
    "https://0x7F。1/",
    "https://\u202elocalhost/",
  ],
  // Credentials, ports and what confuses parsers.
  ...[
    "https://user@example.com/",
    "https://user:secret@example.com/",
    "https://:secret@example.com/",
    "https://example.com@127.0.0.1/",
  ],
  ...[
    "https://127.0.0.1@example.com/",
    "https://example.com%40127.0.0.1/",
    "https://example.com:80@127.0.0.1/",
    "https://a@b@127.0.0.1/",
  ],
  ...[
    "https://example.com:22/",
    "https://example.com:0/",
    "https://example.com:65536/",
    "https://example.com:80/",
    "https://example.com:8443/",
  ],
  ...[
    "https://127.0.0.1\\@example.com/",
    "https://127.0.0.1#@example.com/",
    "https://127.0.0.1?@example.com/",
    "https:///127.0.0.1/",
  ],
  ...[
    "https:127.0.0.1",
    "https:/127.0.0.1/",
    "https:\\\\127.0.0.1\\",
    "https://127.0.0.1;example.com/",
    "https://127.0.0.1&example.com/",
  ],
  ...[
    "https://exam\tple.com/",
    "https://example.com/\r\nHost: 127.0.0.1",
    "\u0000https://example.com/",
    "https://example.com/\u0000",
    "https://exa\nmple.com/",
  ],
  ...[
    "https://",
    "https:// /",
    "",
    " ",
    "https://%31%32%37.0.0.1/",
    "https://%6c%6f%63%61%6c%68%6f%73%74/",
    "https://.../",
    "https://-/",
  ],
  ...[
    "https://*.example.com:1/",
    "https://exam ple.com/",
    "https://<script>/",
    `https://example.com/${"a".repeat(5_000)}`,
    "https://[example.com]/",
  ],
];

/** Addresses of private networks in notations that URLs accept. */
const generated = fc.sample(
  fc
    .tuple(
      fc.oneof(
        fc.nat(0xffffff).map((rest) => 0x7f000000 + rest),
        fc.nat(0xffffff).map((rest) => 0x0a000000 + rest),
        fc.nat(0xffff).map((rest) => 0xa9fe0000 + rest),
        fc.nat(0xffff).map((rest) => 0xc0a80000 + rest),
        fc.nat(0x3fffff).map((rest) => 0x64400000 + rest),
      ),
      fc.constantFrom<(address: number) => string>(
        (address) => String(address),
        (address) => `0x${address.toString(16)}`,
        (address) => `0${address.toString(8)}`,
        (address) => octets(address).join("."),
        (address) =>
          octets(address)
            .map((part) => `0x${part.toString(16)}`)
            .join("."),
        (address) =>
          octets(address)
            .map((part) => `0${part.toString(8)}`)
            .join("."),
        (address) => `${address >>> 24}.${address & 0xffffff}`,
        (address) => octets(address).join("\u3002"),
        (address) => `[::ffff:${octets(address).join(".")}]`,
        (address) => `[64:ff9b::${(address >>> 16).toString(16)}:${(address & 0xffff).toString(16)}]`,
        (address) => `user@${octets(address).join(".")}`,
        (address) => `${octets(address).join(".")}.nip.io`,
      ),
      fc.constantFrom("/", "/robots.txt", ":443/", ":8080/", "?x", "#y"),
    )
    .map(([address, notation, end]) => `https://${notation(address)}${end}`),
  { numRuns: 100, seed: 20261122 },
);

function octets(address: number): number[] {
  return [24, 16, 8, 0].map((shift) => (address >>> shift) & 255);
}

/** Addresses that a hostile page could name. None of them may lead to a connection. */
export const hostileUrls: readonly string[] = [...new Set([...handWritten, ...generated])];
