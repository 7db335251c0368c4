import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** What must never stand in a log line, by the shape that it has. */
const shapes: Readonly<Record<string, RegExp>> = {
  "a token": /\beyJ[\w-]{10,}\.[\w-]{10,}/,
  "a bearer": /\bbearer\s+[\w.-]{8,}/i,
  "a secret key": /\b(sk|rk)_(test|live)_\w+|\bwhsec_\w+/,
  "a client secret": /\bpi_\w+_secret_\w+/,
  "a private key": /-----BEGIN [A-Z ]*PRIVATE KEY-----/,
  "a password": /\b(password|passwort|pwd)["']?\s*[:=]\s*["']?[^\s"',}\]]/i,
  "a password of a connection string": /\b[a-z][a-z0-9+.-]*:\/\/[^\s/:@"]+:[^\s/@"]+@/i,
  "a demo password": /\bzodiac-demo\b/,
  // Not within the digits and hyphens of a request's id.
  "a card number": /(?<![\w-])(?:\d{4}[ -]?){3}\d{3,4}(?![\w-])/,
  // A moment goes on with a T; a birth date does not.
  "a birth date": /\b(1[5-9]|20|21)\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])(?!\d|T)/,
};

/** What a log line holds that it must not, in words; empty for a good one. */
export function secretsIn(line: string): string[] {
  return Object.entries(shapes).flatMap(([what, shape]) => (shape.test(line) ? [what] : []));
}

/**
 * The bad lines of every log in a folder, each by its file, number and fault, never by its text. A folder that is not
 * there has none.
 */
export async function findSecretsInLogs(folder: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const found: string[] = [];
  for (const file of files.filter((name) => name.endsWith(".log"))) {
    const lines = (await readFile(join(folder, file), "utf8")).split("\n");
    for (const [index, line] of lines.entries()) {
      const secrets = secretsIn(line);
      if (secrets.length > 0) found.push(`${join(folder, file)}:${index + 1} holds ${secrets.join(" and ")}`);
    }
  }
  return found;
}
