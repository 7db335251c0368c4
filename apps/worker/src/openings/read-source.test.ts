import type { Posting } from "@zodiac-at-work/catalog";
import { expect, test } from "vitest";
import { readSource } from "./read-source.ts";
import type { Source } from "./source.ts";

const list = "https://acme.example/jobs";
const source: Source = { kind: "json-ld", address: list, isVerified: true, settings: null };

function block(data: object): string {
  return `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
}

const links = block({
  "@type": "ItemList",
  itemListElement: [{ url: "/jobs/1" }, { url: "/jobs/2" }, { url: "/jobs/3" }],
});
const job = (title: string) => block({ "@type": "JobPosting", title });

/** Reads the source from pages; a number is a status. */
async function read(pages: Record<string, string | number>, from = source) {
  const asked: string[] = [];
  const saved: Posting[] = [];
  const reading = await readSource(from, {
    companyName: "Acme",
    validators: null,
    fetch: async ({ url }) => {
      asked.push(url);
      const page = pages[url] ?? 404;
      const response =
        typeof page === "number"
          ? { url, status: page, contentType: null, body: "" }
          : { url, status: 200, contentType: null, body: page };
      return { type: "response", response, validators: null, bytes: 1, requests: 1, retryAfterMs: null };
    },
    verified: async () => undefined,
    save: async (postings) => {
      saved.push(...postings);
      return [];
    },
  });
  return { reading, asked, titles: saved.map(({ title }) => title) };
}

test("a page of a list that is gone discards none of the other pages", async () => {
  const { reading, titles } = await read({
    [list]: links,
    [`${list}/1`]: job("Baker"),
    [`${list}/2`]: 404,
    [`${list}/3`]: job("Miller"),
  });
  expect(titles).toEqual(["Baker", "Miller"]);
  expect(reading).toMatchObject({ outcome: "partial", isSnapshot: false, interruption: null });
});

test("a refusal ends the reading, and keeps what was read", async () => {
  const { reading, asked, titles } = await read({ [list]: links, [`${list}/1`]: job("Baker"), [`${list}/2`]: 429 });
  expect([titles, asked.length]).toEqual([["Baker"], 3]);
  expect(reading).toMatchObject({ outcome: "partial", interruption: "blocked" });
});

test("pages that lead to each other are read once", async () => {
  const twice = block([
    { "@type": "JobPosting", title: "Baker", url: "/jobs/1" },
    { "@type": "JobPosting", title: "Miller", url: "/jobs/2" },
  ]);
  const { reading, asked } = await read({
    [list]: `<link rel="next" href="?page=2">${twice}`,
    [`${list}?page=2`]: `<link rel="next" href="${list}">${twice}`,
  });
  expect(asked).toEqual([list, `${list}?page=2`]);
  expect(reading).toMatchObject({ outcome: "complete", isSnapshot: true, found: 2 });
});

test("one check reads at most 300 pages of a sitemap, and says that there are more", async () => {
  const address = "https://acme.example/sitemap.xml";
  const urls = Array.from({ length: 302 }, (_, id) => `${list}/${id}`);
  const body = `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;
  const pages = { [address]: body, ...Object.fromEntries(urls.map((url) => [url, job("Baker")])) };
  const { reading, asked } = await read(pages, { ...source, kind: "sitemap", address });
  expect(asked).toHaveLength(301);
  expect(reading).toMatchObject({ outcome: "partial", reason: "2 further pages were not read.", found: 300 });
});

test("a page of a sitemap may be gone or hold no posting, and a challenge blocks", async () => {
  const address = "https://acme.example/sitemap.xml";
  const body = `<urlset>${[1, 2, 3].map((id) => `<url><loc>${list}/${id}</loc></url>`).join("")}</urlset>`;
  const map = { ...source, kind: "sitemap", address } as const;
  const pages = { [address]: body, [`${list}/1`]: job("Baker"), [`${list}/2`]: 404, [`${list}/3`]: "<h1>Teams</h1>" };
  expect((await read(pages, map)).reading).toMatchObject({ outcome: "complete", isSnapshot: true, found: 1 });
  const challenge = "<title>Just a moment...</title>";
  expect((await read({ ...pages, [`${list}/3`]: challenge }, map)).reading.outcome).toBe("partial");
  expect((await read({ [address]: challenge }, map)).reading.outcome).toBe("blocked");
});
