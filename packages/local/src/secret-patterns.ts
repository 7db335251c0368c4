/** Patterns of text that must never appear in a log. */
export const secretPatterns: Readonly<Record<string, RegExp>> = {
  "a token": /\beyJ[\w-]{10,}\.[\w-]{10,}/,
  "a bearer token": /\bbearer\s+[\w.-]{8,}/i,
  "a secret key": /\b(sk|rk)_(test|live)_\w+|\bwhsec_\w+/,
  "a client secret": /\bpi_\w+_secret_\w+/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a password": /\b(password|passwort|pwd)["']?\s*[:=]\s*["']?(?!\[redacted\])[^\s"',}\]]/i,
  // The placeholder in an error message is allowed.
  "a password in a connection string": /\b[a-z][a-z0-9+.-]*:\/\/(?!user:password@host\b)[^\s/:@"]+:[^\s/@"]+@/i,
  "a password of the demo accounts or the tests": /\b(zodiac-demo|hunter2|correct horse|battery staple)\b/,
  "the code of an email link": /\boobCode["']?\s*[:=]\s*["']?\w/,
  "the address of a subscription": /\/subscriptions\/[\w-]{43}\b/,
  // Outside of the digits and hyphens of a request id.
  "a card number": /(?<![\w-])(?:\d{4}[ -]?){3}\d{3,4}(?![\w-])/,
  // A timestamp continues with a T.
  "a birth date": /\b(1[5-9]|20|21)\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])(?!\d|T)/,
  "a birth date in parts": /\byear["']?\s*[:=]\s*\d{4}\b.*\bmonth["']?\s*[:=]\s*\d/,
  "a birth date in American format": /\b(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(1[5-9]|20|21)\d\d\b/,
};

/** Returns the names of the patterns that a line matches. */
export function findSecrets(line: string): string[] {
  // JSON inside a JSON string has escaped quotes.
  const plain = line.replaceAll('\\"', '"');
  return Object.entries(secretPatterns).flatMap(([name, pattern]) => (pattern.test(plain) ? [name] : []));
}
