import robotsParser from "robots-parser";

/** The name that robots.txt may address this crawler by. */
export const productToken = "ZodiacAtWorkBot";

const longestDelayMs = 86_400_000;

/** About a fifth of a second. A thousand rules with wildcards and an address of 200 characters are a hundredth of it. */
const mostSteps = 20_000_000;

/**
 * Returns the lines of a robots.txt that apply to a crawler: those of all groups that name its product token, or of all
 * groups for `*`. The parser is given nothing else, because it lets other records end a group and compares product
 * tokens with all that follows them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.1
 */
export function selectRules(robotsTxt: string, token: string): string {
  const own: string[] = [];
  const everybody: string[] = [];
  let group = { isOwn: false, isEverybodys: false, hasRules: false };
  let isOwnNamed = false;
  for (const { name, value } of parseRecords(robotsTxt)) {
    if (name === "user-agent") {
      if (group.hasRules) group = { isOwn: false, isEverybodys: false, hasRules: false };
      group.isOwn ||= /^[a-z_-]*/i.exec(value)?.[0].toLowerCase() === token.toLowerCase();
      group.isEverybodys ||= value.startsWith("*");
      isOwnNamed ||= group.isOwn;
      continue;
    }
    // A delay is no record of the standard, so it doesn't end a list of agents.
    if (name !== "crawl-delay") group.hasRules = true;
    const line = `${name}: ${normalizePattern(value)}`;
    if (group.isOwn) own.push(line);
    if (group.isEverybodys) everybody.push(line);
  }
  return (isOwnNamed ? own : everybody).join("\n");
}

/**
 * Returns whether the rules of `selectRules` allow a URL. If matching the wildcards would block the worker for seconds,
 * the rules allow nothing.
 */
export function allows(rules: string, url: URL): boolean {
  const path = normalizePath(url.pathname + url.search);
  const wildcards = rules.split("*").length - 1;
  if (wildcards * path.length > mostSteps) return false;
  return parse(rules).isAllowed(`${origin}${path}`) === true;
}

/** Returns the Crawl-delay of the rules that `selectRules` returned; 0 if they have none. */
export function crawlDelayMs(rules: string): number {
  const seconds = parse(rules).getCrawlDelay() ?? 0;
  return seconds > 0 ? Math.min(seconds * 1_000, longestDelayMs) : 0;
}

// The rules of a host are judged on their own, so every host is the same to the parser.
const origin = "https://host.invalid";

function parse(rules: string) {
  return robotsParser(`${origin}/robots.txt`, `User-agent: *\n${rules}`);
}

function* parseRecords(text: string): Generator<{ name: string; value: string }> {
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [, name = "", value = ""] = /^\s*([a-z-]+)\s*:([^#]*)/i.exec(line) ?? [];
    if (records.has(name.toLowerCase())) yield { name: name.toLowerCase(), value: value.trim() };
  }
}

const records = new Set(["user-agent", "allow", "disallow", "crawl-delay"]);

/** `*`, and `$` at the end, have a meaning in a rule; elsewhere `$` is a character. */
function normalizePattern(pattern: string): string {
  return normalize(pattern).replaceAll(/\$(?!$)/g, "%24");
}

/** In a path, `*` and `$` are characters. A rule names them as %2A and %24. */
function normalizePath(path: string): string {
  return normalize(path).replaceAll("*", "%2A").replaceAll("$", "%24");
}

/**
 * Gives rules and paths the same percent-encoding: letters, digits and `-._~` never, reserved characters as they are, all
 * others always.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309#section-2.2.2
 */
function normalize(text: string): string {
  return text
    .replaceAll(/%[0-9a-f]{2}/gi, (code) => {
      const character = String.fromCharCode(Number.parseInt(code.slice(1), 16));
      return /[\w.~-]/.test(character) ? character : code.toUpperCase();
    })
    .replaceAll(/[^\w.~\-%!$&()*+,;=:@/?]/gu, (character) => encodeCharacter(character));
}

function encodeCharacter(character: string): string {
  return Array.from(Buffer.from(character), (byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");
}
