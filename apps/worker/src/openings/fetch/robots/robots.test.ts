import fc from "fast-check";
import { expect, test } from "vitest";
import { allows, crawlDelayMs, selectRules } from "./robots.ts";

function isAllowed(robotsTxt: string, path: string): boolean {
  return allows(selectRules(robotsTxt, "ZodiacAtWorkBot"), new URL(path, "https://host.example"));
}

function forEverybody(...rules: string[]): string {
  return ["User-agent: *", ...rules].join("\n");
}

test.each([
  ["no group at all", "", "/a", true],
  ["an empty rule", forEverybody("Disallow:"), "/a", true],
  ["a rule for everybody", forEverybody("Disallow: /"), "/a", false],
  ["a rule before any group", "Disallow: /\nUser-agent: *\nDisallow: /b", "/a", true],
  ["only another crawler's group", "User-agent: OtherBot\nDisallow: /", "/a", true],
  [
    "the own group instead of everybody's",
    `${forEverybody("Disallow: /")}\nUser-agent: zodiacatworkbot\nDisallow: /b`,
    "/a",
    true,
  ],
  ["the own group without a rule", `${forEverybody("Disallow: /")}\nUser-agent: ZodiacAtWorkBot`, "/a", true],
  [
    "the own group in other letters and with a version",
    "User-agent: ZODIACATWORKBOT/2.0 (+x)\nDisallow: /",
    "/a",
    false,
  ],
  ["a longer name that begins like the own", "User-agent: ZodiacAtWorkBotNews\nDisallow: /", "/a", true],
  ["a shorter name that the own begins with", "User-agent: Zodiac\nDisallow: /", "/a", true],
  [
    "two groups of the same name",
    "User-agent: ZodiacAtWorkBot\nDisallow: /a\n\nUser-agent: ZodiacAtWorkBot\nDisallow: /b",
    "/a",
    false,
  ],
  ["several names before the rules", "User-agent: ZodiacAtWorkBot\n\nUser-agent: OtherBot\nDisallow: /", "/a", false],
  [
    "a sitemap between names and rules",
    "User-agent: ZodiacAtWorkBot\nSitemap: https://x/s.xml\nUser-agent: OtherBot\nDisallow: /",
    "/a",
    false,
  ],
  [
    "a delay between names and rules",
    "User-agent: ZodiacAtWorkBot\nCrawl-delay: 1\nUser-agent: OtherBot\nDisallow: /",
    "/a",
    false,
  ],
  ["an unknown record between rules", forEverybody("Disallow: /b", "Clean-param: x", "Disallow: /a"), "/a", false],
  ["a byte order mark", `\ufeff${forEverybody("Disallow: /")}`, "/a", false],
  ["Windows' line ends", forEverybody("Disallow: /").replaceAll("\n", "\r\n"), "/a", false],
  ["the Mac's old line ends", forEverybody("Disallow: /").replaceAll("\n", "\r"), "/a", false],
  ["comments and spaces", "  USER-AGENT :*# all\n disallow :  /a # not this\n", "/a", false],
  ["a page of HTML", "<!doctype html><p>User-agent: *\nDisallow: /</p>", "/a", true],
])("%s", (_, robotsTxt, path, expected) => {
  expect(isAllowed(robotsTxt, path)).toBe(expected);
});

test.each([
  ["the longest match decides", ["Disallow: /a", "Allow: /a/b"], "/a/b/c", true],
  ["the longest match decides, whatever the order", ["Allow: /a/b", "Disallow: /a"], "/a/c", false],
  ["of equally long matches the permission counts", ["Disallow: /a", "Allow: /a"], "/a", true],
  ["a rule matches the beginning of a path", ["Disallow: /jobs"], "/jobs.json?x=1", false],
  ["a rule matches letters exactly", ["Disallow: /Jobs"], "/jobs", true],
  ["a star matches any characters", ["Disallow: /*/private"], "/a/b/private/c", false],
  ["a star matches no character", ["Disallow: /a*b"], "/ab", false],
  ["a rule may begin with a star", ["Disallow: *.xml"], "/feed.xml", false],
  ["a dollar is the end of the path", ["Disallow: /*.xml$"], "/feed.xml?page=2", true],
  ["a dollar is the end of the path with its query", ["Disallow: /*.xml$"], "/feed.xml", false],
  ["a dollar in the middle is a character", ["Disallow: /a$b"], "/a$bc", false],
  ["an encoded star is a character", ["Disallow: /a%2Ab"], "/a-b", true],
  ["an encoded star matches a star", ["Disallow: /a%2ab"], "/a*b", false],
  ["an encoded dollar at the end is a character", ["Disallow: /a%24"], "/a$b", false],
  ["the query counts", ["Disallow: /*?*secret="], "/a?b=1&secret=2", false],
  ["letters may be encoded in the rule", ["Disallow: /foo/bar/%62%61%7A"], "/foo/bar/baz", false],
  ["letters may be encoded in the path", ["Disallow: /foo/bar/baz"], "/foo/bar/%62%61%7A", false],
  ["Unicode is encoded in the path", ["Disallow: /foo/bar/ツ"], "/foo/bar/ツ", false],
  ["Unicode may be encoded in the rule, in any case", ["Disallow: /foo/bar/%e3%83%84"], "/foo/bar/ツ", false],
  ["an encoded slash is no slash", ["Disallow: /a/b"], "/a%2Fb", true],
  ["characters that URLs leave alone match", ["Disallow: /a[1]|'^"], "/a[1]|'^", false],
  ["a rule without a slash matches nothing", ["Disallow: a"], "/a", true],
  ["a rule with a broken code is a rule", ["Disallow: /a%zz"], "/a%zz", false],
])("%s", (_, rules, path, expected) => {
  expect(isAllowed(forEverybody(...rules), path)).toBe(expected);
});

test("a rule that is the path itself forbids it, and its beginnings forbid it too", () => {
  fc.assert(
    fc.property(fc.webPath(), fc.webQueryParameters(), fc.nat(), (path, query, cut) => {
      const url = new URL(`https://host.example${path || "/"}?${query}`);
      // The end of a rule is its last character but white space, so a cut must not leave half of a code.
      const whole = url.pathname + url.search;
      const rule = whole.slice(0, 1 + (cut % whole.length)).replace(/%[0-9a-f]?$/i, "");
      const escaped = rule.replaceAll("*", "%2A").replaceAll("$", "%24");
      expect(isAllowed(forEverybody(`Disallow: ${escaped}`), url.href)).toBe(false);
    }),
  );
});

test("no robots.txt makes the rules throw", () => {
  const line = fc.oneof(
    fc.string({ unit: "binary" }),
    fc
      .tuple(fc.constantFrom("User-agent", "Allow", "Disallow", "Crawl-delay"), fc.string())
      .map((parts) => parts.join(": ")),
  );
  fc.assert(
    fc.property(fc.array(line), fc.webPath(), (lines, path) => {
      const rules = selectRules(lines.join("\n"), "ZodiacAtWorkBot");
      expect(typeof allows(rules, new URL(`https://host.example${path || "/"}`))).toBe("boolean");
      expect(crawlDelayMs(rules)).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ["2", 2_000],
  ["0.5", 500],
  ["999999999", 86_400_000],
  ["Infinity", 86_400_000],
  ["-1", 0],
  ["soon", 0],
  ["", 0],
])("a crawl delay of %j seconds is %i ms", (value, ms) => {
  expect(crawlDelayMs(selectRules(forEverybody(`Crawl-delay: ${value}`), "ZodiacAtWorkBot"))).toBe(ms);
});

test("the crawl delay of another crawler does not count", () => {
  expect(crawlDelayMs(selectRules("User-agent: OtherBot\nCrawl-delay: 9", "ZodiacAtWorkBot"))).toBe(0);
});

test("rules that are made to take long to match allow nothing", () => {
  const slow = forEverybody(...Array.from({ length: 250 }, () => `Disallow: /${"*a".repeat(1_000)}b`));
  expect(isAllowed(slow, `/${"a".repeat(4_000)}`)).toBe(false);
  expect(isAllowed(slow, "/jobs")).toBe(true);
});
