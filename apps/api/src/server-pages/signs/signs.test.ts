import { careerMatch, signIds } from "@zodiac-at-work/zodiac";
import { afterAll, describe, expect, test } from "vitest";
import { buildTestApp } from "../../testing.ts";
import { createBlogFolder } from "../../testing-blog.ts";
import { pairPath, signPath, signPaths } from "./sign-paths.ts";

const origin = "https://www.example.com";
const { app, close } = await buildTestApp({ webDir: createBlogFolder(), siteUrl: origin });
afterAll(close);

test("there are twelve pages of signs and 78 of pairs, each with a title, a description and a heading of its own", async () => {
  expect(signPaths).toHaveLength(90);
  const pages = await Promise.all(signPaths.map((url) => app.inject({ url })));
  expect(new Set(pages.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (const pattern of [/<title>(.*?)<\/title>/, /<meta name="description" content="(.*?)"/, /<h1>([\s\S]*?)<\/h1>/]) {
    const texts = pages.map(({ body }) => pattern.exec(body)?.[1]);
    expect(new Set(texts).size, String(pattern)).toBe(90);
    expect(texts).not.toContain(undefined);
  }
  for (const [index, { body }] of pages.entries())
    expect(body).toContain(`<link rel="canonical" href="${origin}${signPaths[index]}" />`);
});

test("each link of these pages leads to a page of the site or to the page's picture", async () => {
  const links = new Set<string>();
  for (const url of ["/signs", ...signPaths]) {
    const { body } = await app.inject({ url });
    expect(body.includes(`href="${url}.png" download=`)).toBe(url !== "/signs");
    for (const [, path] of body.matchAll(/href="(\/[^".]*)"/g)) if (path) links.add(path);
  }
  const elsewhere = [...links].filter((path) => path !== "/signs" && !signPaths.includes(path));
  expect(elsewhere.sort()).toEqual(["/", "/personal", "/zodiac-sample"]);
  expect(links.size).toBe(94);
});

describe("the page of a sign", () => {
  test("has the exact days of its years, its score with every sign, and the numbers of the catalog", async () => {
    const { body } = await app.inject({ url: "/signs/horse" });
    expect(body).toContain("<b>1990</b>");
    expect(body).toContain("Jan 27, 1990<br>to Feb 14, 1991");
    for (const other of signIds) expect(body).toContain(`href="${pairPath("horse", other)}"`);
    expect(body).toMatch(/\d+ Horse compan(y|ies), \d+ car brands? and \d+ states?/);
  });

  test("has a picture for previews", async () => {
    const { statusCode, headers } = await app.inject({ url: "/signs/horse.png" });
    expect([statusCode, headers["content-type"], headers["cross-origin-resource-policy"]]).toEqual([
      200,
      "image/png",
      "cross-origin",
    ]);
  });
});

describe("the page of a pair", () => {
  test.each([
    ["dragon", "rat"],
    ["monkey", "tiger"],
    ["ox", "ox"],
  ] as const)("of %s and %s has the score with its sum", async (a, b) => {
    const { body } = await app.inject({ url: pairPath(a, b) });
    const { score, reasons } = careerMatch(a, b);
    expect(body).toContain(`at work: ${score} of 100`);
    for (const { points } of reasons)
      expect(body).toMatch(new RegExp(`<b class="[a-z]*">(\\+ |− )?${Math.abs(points)}</b>`));
  });

  test.each([
    ["/signs/rat/dragon", "/signs/dragon/rat"],
    ["/signs/Dragon/RAT", "/signs/dragon/rat"],
    ["/signs/rat/dragon.png", "/signs/dragon/rat.png"],
    ["/signs/Dragon", "/signs/dragon"],
  ])("%s moves to its one address, %s", async (url, address) => {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers.location]).toEqual([301, address]);
  });
});

describe("the card of a reader", () => {
  test("is the page of the sign, which search engines list at the sign's own address, with a picture of its own", async () => {
    const { statusCode, body } = await app.inject({ url: "/signs/dragon/earth" });
    expect(statusCode).toBe(200);
    expect(body).toContain("<title>I’m an Earth Dragon at work");
    expect(body).toContain(`<link rel="canonical" href="${origin}/signs/dragon" />`);
    expect(body).toContain(`<meta property="og:url" content="${origin}/signs/dragon/earth" />`);
    expect(body).toContain(`<meta property="og:image" content="${origin}/signs/dragon/earth.png" />`);
  });

  test("has a picture for each sign and element, which anybody may load and keep", async () => {
    const pictures = await Promise.all(
      ["dragon/earth", "dragon/wood", "rat/wood"].map((path) => app.inject({ url: `/signs/${path}.png` })),
    );
    expect(pictures.map(({ headers }) => headers["content-type"])).toEqual(Array(3).fill("image/png"));
    expect(pictures.map(({ headers }) => headers["cache-control"])).toEqual(Array(3).fill("public, max-age=3600"));
    expect(new Set(pictures.map(({ rawPayload }) => rawPayload.toString("base64"))).size).toBe(3);
  });

  test.each([
    ["/signs/Dragon/Earth", "/signs/dragon/earth"],
    ["/signs/dragon/EARTH.png", "/signs/dragon/earth.png"],
  ])("%s moves to %s", async (url, address) => {
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers.location]).toEqual([301, address]);
  });
});

test.each(["/signs/cat/earth", "/signs/cat", "/signs/cat/rat", "/signs/rat/cat", "/signs/rat/ox/pig", "/signs/rat%00"])(
  "%s is not found, and shows the page that says so",
  async (url) => {
    const { statusCode, headers } = await app.inject({ url });
    expect(statusCode).toBe(404);
    expect(headers["content-type"]).toContain("text/html");
  },
);

test("the sitemap lists the list, the signs and the pairs", async () => {
  const { body } = await app.inject({ url: "/sitemap.xml" });
  for (const path of ["/signs", signPath("rat"), pairPath("rat", "pig")])
    expect(body).toContain(`<loc>${origin}${path}</loc>`);
});
