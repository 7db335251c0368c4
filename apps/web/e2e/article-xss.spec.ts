import { expect, type Page, test } from "@playwright/test";
import { cleanHtml } from "@zodiac-at-work/articles";
import { sampledVectors } from "./sampled-vectors.ts";

// The pages have no content security policy. Only the cleaning protects them.
const vectors = sampledVectors();
const cleaned = vectors.map((vector) => cleanHtml(vector).html);
const origin = "http://article.invalid";
const perPage = 10;
const starts = [...vectors.keys()].filter((n) => n % perPage === 0);

test("cleaned vectors run nothing and stay in their box when a page holds them", async ({ page }) => {
  const requests = await serve(page, cleaned);
  for (const start of starts) {
    await page.goto(`${origin}/${start}`);
    await expectUntouched(page, start);
  }
  expect(requests.filter((url) => !/^http:\/\/article\.invalid\/\d+$/.test(url))).toEqual([]);
});

test("cleaned vectors run nothing and stay in their box when a script inserts them", async ({ page }) => {
  const requests = await serve(
    page,
    cleaned.map(() => ""),
  );
  for (const start of starts) {
    await page.goto(`${origin}/${start}`);
    await page.evaluate(
      (inserted) => {
        for (const [i, box] of document.querySelectorAll(".box").entries()) box.innerHTML = inserted[i] as string;
      },
      cleaned.slice(start, start + perPage),
    );
    await expectUntouched(page, start);
  }
  expect(requests.filter((url) => !/^http:\/\/article\.invalid\/\d+$/.test(url))).toEqual([]);
});

test("vectors run, or leave their box, where nothing cleans them", async ({ page }) => {
  await serve(page, vectors, 1);
  let tried = 0;
  let harmful = 0;
  for (const n of vectors.keys()) {
    if (n % 7 !== 0) continue;
    tried++;
    await page.goto(`${origin}/${n}`);
    const state = await touchAll(page).catch(() => undefined);
    if (state?.ran.length !== 0 || state.outline !== outlineOf(1)) harmful++;
  }
  expect(harmful).toBeGreaterThan(tried / 3);
});

async function expectUntouched(page: Page, start: number) {
  const expected = cleaned.slice(start, start + perPage);
  expect(await touchAll(page), `vectors ${start} to ${start + expected.length - 1}`).toEqual({
    ran: [],
    outline: outlineOf(expected.length),
    boxes: expected,
    after: expected.map(() => "<b>after</b>"),
    title: "Article",
    attributes: 0,
  });
}

function outlineOf(boxes: number): string {
  return `main: h1, ${Array(boxes).fill("div.box, p.after").join(", ")}`;
}

/** Answers every page with its articles in their boxes, and aborts other requests. Returns all requests but those of pictures. */
async function serve(page: Page, articles: readonly string[], count = perPage): Promise<string[]> {
  const requests: string[] = [];
  await page.route("**/*", (route) => {
    const request = route.request();
    if (request.resourceType() !== "image") requests.push(request.url());
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.abort();
    const start = Number(new URL(request.url()).pathname.slice(1));
    const boxes = articles
      .slice(start, start + count)
      .map((html) => `<div class="box">${html}</div><p class="after"><b>after</b></p>`);
    return route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!DOCTYPE html><html><head><title>Article</title><script>
        window.ran = [];
        window.xss = (n) => window.ran.push(n ?? "unnumbered");
      </script></head><body><main><h1>Article</h1>${boxes.join("")}</main></body></html>`,
    });
  });
  return requests;
}

/** Moves over, focuses and clicks every element of the page, and returns what became of the page. */
function touchAll(page: Page) {
  return page.evaluate(async () => {
    const { ran } = globalThis as unknown as { ran: unknown[] };
    const contents = (selector: string) => [...document.querySelectorAll(selector)].map(({ innerHTML }) => innerHTML);
    const nameOf = ({ localName, className }: Element) => (className ? `${localName}.${className}` : localName);
    const state = {
      outline: [...document.body.children]
        .map((child) => `${nameOf(child)}: ${[...child.children].map(nameOf).join(", ")}`)
        .join("; "),
      boxes: contents(".box"),
      after: contents(".after"),
      title: document.title,
      attributes: document.documentElement.attributes.length + document.body.attributes.length,
    };
    const stay = (event: Event) => {
      const link = (event.target as Element).closest?.("a");
      if (link && !/^(javascript|vbscript|data):/.test(link.protocol)) event.preventDefault();
    };
    addEventListener("click", stay, { capture: true });
    addEventListener("submit", (event) => event.preventDefault(), { capture: true });
    for (const element of document.body.querySelectorAll<HTMLElement>("*")) {
      for (const type of ["pointerover", "mouseover", "mouseenter", "mousedown", "mouseup", "dblclick", "keydown"]) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      element.focus?.();
      element.click?.();
    }
    // Loading errors, toggles, animations and scripts in addresses run after the current task.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return { ...state, ran };
  });
}
