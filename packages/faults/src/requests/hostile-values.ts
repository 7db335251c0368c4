// Values that once broke a program somewhere. Each list is one kind of request.

const long = (length: number, part = "x") => part.repeat(Math.ceil(length / part.length)).slice(0, length);

export const wrongTypes: readonly unknown[] = [
  ...[null, true, false, 0, 1, -1, 1.5, "", "text", "true", "null", "1e3", [], {}],
  ...[[[]], [null], { a: {} }, { length: 3 }, [1, "two", null], { $ne: null }],
];

export const borders: readonly unknown[] = [
  ...[-1, 0, -0, 0.1, 2 ** 31 - 1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 1e21, 1e300, -1e308, 5e-324],
  ...["", " ", "\t\n", "-0", "00", "01", "1e9", "0x10", "NaN", "Infinity", "2147483647", "2147483648", "9".repeat(30)],
  ...["0000-01-01", "2023-02-29", "9999-12-31", "-000001-01-01", "+275760-09-13T00:00:00.001Z"],
  ...["9999-12-31T23:59:59.999Z", "1970-01-01T00:00:00Z", "0001-01-01T00:00:00Z", "2024-02-30T00:00:00Z"],
  // Just within and just beyond the lengths of the contracts.
  ...[1, 80, 81, 128, 129, 200, 201, 300, 301, 320, 321, 500, 501, 2000, 2001].map((length) => long(length)),
  ...[0, 1, 50, 51, 100, 101, 500, 501].map((length) => Array.from({ length }, () => 1)),
];

export const huge: readonly unknown[] = [
  ...[350, 400, 4_000, 15_000, 40_000, 70_000, 300_000].map((length) => long(length)),
  ...[long(20_000, "€"), long(20_000, "😀"), long(20_000, " "), long(10_000, "a ")],
  Array.from({ length: 20_000 }, () => 0),
  Object.fromEntries(Array.from({ length: 4_000 }, (_, index) => [`key${index}`, index])),
];

export const unicode: readonly unknown[] = [
  ...["\u0000", "a\u0000b", "\ud800", "x\udc00", "\u202egnp.exe", "\ufeff", "\uffff", "\u2028", "\u0007", "\u001b[31m"],
  ...["e\u0301\u0301\u0301\u0301", "👩‍👩‍👧‍👦", "ﷺ", "İstanbul", "ß", "ﬀ", "١٢٣", "１２", "‮‭", "\u200b", "ａｄｍｉｎ"],
];

const keys = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty", "valueOf", "__defineGetter__"];

export const prototypeKeys: readonly unknown[] = [
  ...keys,
  ...keys.map((key) => Object.fromEntries([[key, { isAdmin: true, role: "admin" }]])),
  ...keys.map((key) => [key]),
];

export const sqlInjections: readonly unknown[] = [
  ...["'", "''", "\\", "\\'", "' or '1'='1", "'; drop table users; --", "1; select pg_sleep(60)", '" or ""="'],
  ...["%' and 1 = (select 1 from pg_sleep(60)) --", "1)) or ((1=1", "$1", "$$; select version() --", "%", "_", "%%%%%"],
  ...["' union select email, role from users --", "1 or 1=1", "0x27", "'; copy users to program 'id'; --", "{1,2}"],
  ...["a & b | !c", "<->", ":*", "(((", "a:b", "* ) ( *"],
];

export const scripts: readonly unknown[] = [
  ...["<script>alert(1)</script>", '"><img src=x onerror=alert(1)>', "javascript:alert(1)", "<svg/onload=alert(1)>"],
  ...["{{7*7}}", "$" + "{7*7}", "<%= 7*7 %>", "#{7*7}", "]]>", "<!--", "<![CDATA[", "&lt;b&gt;", "=1+1", "@SUM(1)"],
  ...['<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>', "$(id)", "`id`", "| id"],
];

export const paths: readonly unknown[] = [
  ...["..", ".", "../../../../etc/passwd", "..%2f..%2fetc%2fpasswd", "..\\..\\windows\\win.ini", "/etc/passwd"],
  ...["%2e%2e/%2e%2e/", "....//....//", "file:///etc/passwd", "C:\\", "\\\\host\\share", "~root", "/proc/self/environ"],
  ...["http://169.254.169.254/latest/meta-data/", "http://127.0.0.1:5432/", "http://[::1]/", "gopher://127.0.0.1/"],
  ...["//evil.example", "https://evil.example@127.0.0.1/", "package.json", "a/b", "a%00b", "con", "index.html%00"],
];

/** A line break within a value: if it came into the head of a response, a header would be added. */
export const lineBreaks: readonly unknown[] = [
  ...[
    "\r\nX-Injected: yes",
    "\nX-Injected: yes",
    "x\r\n\r\n<b>",
    "\r",
    "%0d%0aX-Injected:%20yes",
    "\u560d\u560aX-Injected: yes",
  ],
];

export const headers: readonly Readonly<Record<string, string>>[] = [
  { "x-forwarded-host": "evil.example" },
  { "x-forwarded-host": "evil example" },
  { "x-forwarded-proto": "javascript" },
  { "x-forwarded-for": "' or 1=1 --" },
  { "x-forwarded-for": long(4_000, "1.1.1.1, ") },
  { "x-http-method-override": "DELETE" },
  { "x-original-url": "/api/operations" },
  { "x-request-id": "a".repeat(2_000) },
  { traceparent: "00-zz-zz-zz" },
  { cookie: long(7_000) },
  { cookie: "__proto__=1; session=admin" },
  { range: "bytes=0-0,5-,-1" },
  { "if-none-match": long(4_000, "*,") },
  { "if-modified-since": "yesterday" },
  { "accept-encoding": long(2_000, "br;q=x,") },
  { "accept-encoding": "gzip;q=1e9, *;q=0" },
  { accept: long(4_000, "*/*;q=,") },
  { "accept-language": "'; drop table users; --" },
  { origin: "https://evil.example", "access-control-request-method": "DELETE" },
  { origin: "null" },
  { expect: "100-continue" },
  { upgrade: "websocket", connection: "upgrade", "sec-websocket-key": "x" },
  { "stripe-signature": "t=1,v1=00" },
  { "user-agent": "() { :; }; /bin/id" },
  { referer: "javascript:alert(1)" },
  { host: "evil.example" },
  { host: "a b" },
  { host: "" },
  { host: "127.0.0.1:99999" },
  { expect: "something" },
  { te: "trailers, deflate" },
  { "x-latin": "\u00e9\u00ff\u0080" },
];

/** Headers for which the server may refuse a request before it finds the operation. */
export const framing: ReadonlySet<string> = new Set(["host", "expect", "x-forwarded-host"]);

export const brokenJson: readonly string[] = [
  ...[
    "{",
    "}",
    "[",
    '"',
    "nul",
    "",
    " ",
    "\u0000",
    "{'a':1}",
    '{"a":1,}',
    '{"a":1}{"b":2}',
    "NaN",
    "Infinity",
    "1e999",
  ],
  ...['{"a":"\\ud800"}', '{"a":"\\u0000"}', '{"a":\\u0000}', '\ufeff{"a":1}', "[1,2", "undefined", "<a/>", "a=1&b=2"],
  ...['{"__proto__":{"role":"admin"}}', '{"constructor":{"prototype":{"role":"admin"}}}', '{"a":1,"a":2}'],
  ...[long(30_000, "["), long(45_000, '{"a":'), `[${"[],".repeat(20_000)}[]]`, `{"a":${long(50_000, "9")}}`, "-"],
];

export const brokenQueries: readonly string[] = [
  ...["%", "%zz", "a=%", "a=%E0%A4%A", "%00", "a=%00", "a=%ED%A0%80", "a=%C0%80", "a=%FF%FE", "a[b]=c", "a[]=1&a[]=2"],
  ...[
    "page=1&page=2",
    "zodiac=rat&zodiac=ox",
    "search=a&search=b",
    "limit=",
    "=",
    "&&&=",
    "?",
    "a?b",
    "#",
    "__proto__=1",
  ],
  ...[
    "__proto__[x]=1",
    "constructor=1",
    "search[$ne]=1",
    "page=1%20",
    "page=+1",
    "limit=1e1",
    long(1_000, "a=1&"),
    ";a=1",
  ],
];

export const contentTypes: readonly string[] = [
  ...["text/plain", "text/xml", "application/xml", "application/x-www-form-urlencoded", "multipart/form-data"],
  ...["multipart/form-data; boundary=x", "application/octet-stream", "application/json-patch+json", "application/cbor"],
  ...["application/json; charset=utf-16", "application/json; charset=", "application/json;;;", "APPLICATION/JSON"],
  ...["application/jsonx", "application", "/", ";", "*/*", "image/png", long(2_000), "application/json, text/plain"],
];

export const methods: readonly string[] = ["HEAD", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "LINK", "SEARCH"];
