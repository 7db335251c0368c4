import { expect, test } from "vitest";
import type { FeedOpening } from "./opening-item.ts";
import { type SearchNews, writeSearchFeed } from "./search-feed.ts";

const now = new Date("2026-11-24T12:00:00Z");
const origin = "https://www.example.com";
const opening: FeedOpening = {
  id: 7,
  title: "Chef",
  companyId: 3,
  companyName: "Acme",
  zodiacSign: "rooster",
  location: "Berlin",
  indeedUrl: "https://jobs.example.com/7",
  isSample: false,
  firstSeenAt: new Date("2026-11-20T08:00:00Z"),
};

function write(news: Partial<SearchNews>, at = now): string {
  return writeSearchFeed(
    { name: "“chef”, Remote", query: "search=chef&remote=true", reader: undefined, openings: [], ...news },
    at,
    origin,
  );
}

test("a feed names its search and leads to it, and each entry has its id, its link and the day it was found", () => {
  const feed = write({ openings: [opening] });
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(feed).toContain("<title>Zodiac at Work: “chef”, Remote</title>");
  expect(feed).toContain('<link rel="alternate" href="https://www.example.com/openings?search=chef&amp;remote=true"/>');
  expect(feed).toContain("<id>tag:www.example.com,2026:opening/7</id>");
  expect(feed).toContain('<link href="https://jobs.example.com/7"/>');
  expect(feed).toContain("<published>2026-11-20T08:00:00.000Z</published>");
  expect(feed).toContain("Rooster company. Place: Berlin.");
});

test("the latest found is first, and the same openings give the same bytes on another day", () => {
  const later = { ...opening, id: 8, title: "Cook", firstSeenAt: new Date("2026-11-23T08:00:00Z") };
  const feed = write({ openings: [opening, later] });
  const ids = Array.from(feed.matchAll(/<id>tag:www.example.com,2026:opening\/(\d)</g), ([, id]) => id);
  expect(ids).toEqual(["8", "7"]);
  expect(feed).toContain("<updated>2026-11-23T08:00:00.000Z</updated>");
  expect(write({ openings: [opening, later] }, new Date("2026-11-25T12:00:00Z"))).toBe(feed);
});

test("a feed that depends on a sign names the match, and is another feed than that of a second sign", () => {
  const feed = write({ openings: [opening], reader: "dragon" });
  expect(feed).toMatch(/Rooster company: its match with the Dragon is \d+ of 100\. Place: Berlin\./);
  const idOf = (text: string) => /<id>(.*?)<\/id>/.exec(text)?.[1];
  expect(idOf(feed)).not.toBe(idOf(write({ reader: "rat" })));
  expect(idOf(feed)).toBe(idOf(write({ reader: "dragon" })));
});

test("an empty feed is valid and stays the same for a day", () => {
  const feed = write({});
  expect(feed).not.toContain("<entry>");
  expect(feed).toContain("<updated>2026-11-24T00:00:00.000Z</updated>");
  expect(write({}, new Date("2026-11-24T23:00:00Z"))).toBe(feed);
});

test("a sample says so and leads to its company, because nobody can apply", () => {
  const feed = write({ openings: [{ ...opening, isSample: true }] });
  expect(feed).toContain("Sample: Chef at Acme");
  expect(feed).toContain('<link href="https://www.example.com/companies/3"/>');
});

test("the name of a search and text from job boards are shown as text, whatever they hold", () => {
  const title = "]]></title></entry><script>alert(1)</script> & \u0000\u001B\uD800 \"'";
  const feed = write({
    name: `<script>alert(1)</script>]]> & "x"`,
    query: "search=%3Cscript%3E&place='",
    openings: [
      {
        ...opening,
        title,
        companyName: "<b>A&B</b>",
        location: "<img src=x onerror=alert(1)>",
        indeedUrl: `https://jobs.example.com/"><script>?a=1&b='`,
      },
    ],
  });
  expect(feed).not.toMatch(/<(?:script|b|i|u|img)\b/);
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  expect(feed.match(/<!\[CDATA\[/g)?.length).toBe(feed.match(/\]\]>/g)?.length);
  expect(feed).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
  expect(feed.isWellFormed()).toBe(true);
});
