import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What must never stand in a log line, by the shape that it has. */
export const shapes: Readonly<Record<string, RegExp>> = {
  "a token": /\beyJ[\w-]{10,}\.[\w-]{10,}/,
  "a bearer": /\bbearer\s+[\w.-]{8,}/i,
  "a secret key": /\b(sk|rk)_(test|live)_\w+|\bwhsec_\w+/,
  "a client secret": /\bpi_\w+_secret_\w+/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a password": /\b(password|passwort|pwd)["']?\s*[:=]\s*["']?(?!\[kept out\])[^\s"',}\]]/i,
  // The advice on how to write one is none.
  "a password of a connection string": /\b[a-z][a-z0-9+.-]*:\/\/(?!user:password@host\b)[^\s/:@"]+:[^\s/@"]+@/i,
  "a password of the demo accounts or the tests": /\b(zodiac-demo|hunter2|correct horse|battery staple)\b/,
  "a code of an e-mail's link": /\boobCode["']?\s*[:=]\s*["']?\w/,
  // Not within the digits and hyphens of a request's id.
  "a card number": /(?<![\w-])(?:\d{4}[ -]?){3}\d{3,4}(?![\w-])/,
  // A moment goes on with a T; a birth date does not.
  "a birth date": /\b(1[5-9]|20|21)\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])(?!\d|T)/,
  "a birth date in parts": /\byear["']?\s*[:=]\s*\d{4}\b.*\bmonth["']?\s*[:=]\s*\d/,
  "a birth date in American writing": /\b(0?[1-9]|1[0-2])\/(0?[1-9]|[12]\d|3[01])\/(1[5-9]|20|21)\d\d\b/,
};

/** What a log line holds that it must not, in words; empty for a good one. */
export function secretsIn(line: string): string[] {
  // JSON within a text of JSON has its quotes escaped.
  const plain = line.replaceAll('\\"', '"');
  return Object.entries(shapes).flatMap(([what, shape]) => (shape.test(plain) ? [what] : []));
}

/** What a look through logs has come to. */
export interface LogReport {
  logs: number;
  lines: number;
  /** The bad lines, each by its file, number and fault, never by its text. */
  found: string[];
}

/**
 * Looks through every log (`*.log`) in a folder and below. A folder that is not there has none.
 *
 * @example
 * const { found } = await findSecretsInLogs(".data/logs");
 */
export async function findSecretsInLogs(folder: string): Promise<LogReport> {
  const report: LogReport = { logs: 0, lines: 0, found: [] };
  const entries = await readdir(folder, { recursive: true }).catch(() => []);
  for (const file of entries.filter((name) => name.endsWith(".log")).map((name) => join(folder, name))) {
    report.logs += 1;
    for (const [index, line] of (await readFile(file, "utf8")).split("\n").entries()) {
      if (line === "") continue;
      report.lines += 1;
      const secrets = secretsIn(line);
      if (secrets.length > 0) report.found.push(`${file}:${index + 1} holds ${secrets.join(" and ")}`);
    }
  }
  return report;
}
