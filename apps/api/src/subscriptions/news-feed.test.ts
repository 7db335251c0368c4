import { expect, test } from "vitest";
import { type News, writeNewsFeed } from "./news-feed.ts";

const now = new Date("2026-11-24T12:00:00Z");
const origin = "https://www.example.com";
const opening: News["openings"][number] = {
  id: 7,
  title: "Engineer",
  companyId: 3,
  companyName: "Acme",
  zodiacSign: "rooster",
  location: "Berlin",
  indeedUrl: "https://jobs.example.com/7",
  isSample: false,
  firstSeenAt: new Date("2026-11-20T08:00:00Z"),
};
const article: News["articles"][number] = {
  title: "The Dragon at Work",
  slug: "the-dragon-at-work",
  metaDescription: "How Dragons lead.",
  publishedAt: new Date("2026-11-22T12:00:00Z"),
  createdAt: new Date("2026-11-01T12:00:00Z"),
  updatedAt: new Date("2026-11-23T12:00:00Z"),
};

function write(news: Partial<News>): string {
  return writeNewsFeed({ sign: "dragon", articles: [], openings: [], ...news }, now, origin);
}

test("a feed without articles and openings has the solar month with its match", () => {
  const feed = write({});
  expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(feed).toContain("The month of the Pig");
  expect(feed).toMatch(/From about Nov 7, 2026 to Dec \d, 2026\. Its match with the Dragon is \d+ of 100\./);
  expect(feed.match(/<entry>/g)).toHaveLength(1);
});

test("articles and openings come with the month, the newest first, and the same news give the same bytes", () => {
  const feed = write({ articles: [article], openings: [opening] });
  const titles = Array.from(feed.matchAll(/<title type="html"><!\[CDATA\[(.*?)\]\]>/g), ([, title]) => title);
  expect(titles).toEqual(["The Dragon at Work", "Engineer at Acme", "The month of the Pig"]);
  expect(feed).toContain('<link href="https://www.example.com/blog/the-dragon-at-work.html"/>');
  expect(feed).toContain('<link href="https://jobs.example.com/7"/>');
  expect(feed).toMatch(/Rooster company: its match with the Dragon is \d+ of 100\. Place: Berlin\./);
  expect(feed).toContain("<updated>2026-11-22T12:00:00.000Z</updated>");
  expect(write({ articles: [article], openings: [opening] })).toBe(feed);
});

test("a sample says so and links to its company, because nobody can apply", () => {
  const feed = write({ openings: [{ ...opening, isSample: true }] });
  expect(feed).toContain("Sample: Engineer at Acme");
  expect(feed).toContain('<link href="https://www.example.com/companies/3"/>');
  expect(feed).not.toContain("jobs.example.com");
});

test("text from job boards is shown as text, whatever it holds", () => {
  const title = "]]></title></entry><script>alert(1)</script> & \u0000\u001B\uD800 \"'";
  const indeedUrl = `https://jobs.example.com/"><script>?a=1&b='`;
  const feed = write({
    openings: [{ ...opening, title, companyName: "<b>A&B</b>", location: "<img src=x onerror=alert(1)>", indeedUrl }],
    articles: [{ ...article, title: "<i>1 & 2</i>", metaDescription: "a <u>b</u> ]]>" }],
  });
  expect(feed).not.toMatch(/<(?:script|b|i|u|img)\b/);
  expect(feed.match(/<entry>/g)).toHaveLength(3);
  expect(feed.match(/<!\[CDATA\[/g)?.length).toBe(feed.match(/\]\]>/g)?.length);
  expect(feed).not.toMatch(/(?![\t\n\r])\p{Cc}/u);
  expect(feed.isWellFormed()).toBe(true);
});
