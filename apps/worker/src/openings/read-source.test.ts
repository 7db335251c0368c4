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
async function read(pages: Record<string, string | number>) {
  const asked: string[] = [];
  const saved: Posting[] = [];
  const reading = await readSource(source, {
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
