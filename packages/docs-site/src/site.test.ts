import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { findHeadlessBrowser } from "@zodiac-at-work/local/browser";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type SiteServer, serveSite } from "./serve-site.ts";
import { siteUrl } from "./site-files.ts";

const site = mkdtempSync(join(tmpdir(), "docs-site-"));
let server: SiteServer;
let browser: Browser;

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, "build.ts"), `--out=${site}`], { stdio: "pipe" });
  server = await serveSite(site);
  browser = await chromium.launch({ executablePath: findHeadlessBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
}, 240_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(site, { recursive: true, force: true });
});

/** Opens a page, and fails if a script of it does. */
async function withPage(path: string, use: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(20_000);
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(server.url + path);
    await use(page);
    expect(errors).toEqual([]);
  } finally {
    await context.close();
  }
}

describe("the search", () => {
  test.each([
    ["time zone", "Function plainTimeIn"],
    ["bazi", "Module @zodiac-at-work/zodiac/bazi"],
    ["八字", "Module @zodiac-at-work/zodiac/bazi"],
    ["Temporal", "Type Alias DateInput"],
    ["leap month", "Interface LunarMonth"],
    ["impossible date", "Coming from solarlunar"],
    ["solar terms", "Module @zodiac-at-work/zodiac/solar-terms"],
    ["four pillars", "Function fourPillars"],
    ["lunar date", "Function lunarDate"],
    ["true solar time", "Function trueSolarTime"],
    ["luck", "Function luckCycles"],
    ["numerology", "Module @zodiac-at-work/numerology"],
    ["lunisolar", "Coming from lunisolar"],
  ])("for %s finds %s among the first five", { timeout: 60_000 }, async (words, title) => {
    await withPage("index.html", async (page) => {
      await page.getByRole("searchbox", { name: "Search the documentation" }).fill(words);
      await page.keyboard.press("Enter");
      await page
        .getByRole("status")
        .filter({ hasText: /^\d+ pages?$/ })
        .waitFor();
      const titles = await page.locator("#found li a").allTextContents();
      expect(titles.slice(0, 5)).toContain(title);
    });
  });

  test("says that it found nothing, and what to do", { timeout: 60_000 }, async () => {
    await withPage("search.html?q=qqqqzzzz", async (page) => {
      await page.getByText("No page has these words. Try other ones, or fewer.").waitFor();
    });
  });
});

/** Opens the playground, and waits for its editor. */
async function withEditor(use: (page: Page, editor: Locator) => Promise<void>): Promise<void> {
  await withPage("playground.html", async (page) => {
    // TypeScript takes long to load on a busy machine.
    page.setDefaultTimeout(90_000);
    const editor = page.getByRole("textbox", { name: "Code", exact: true }).and(page.locator(".cm-content"));
    await editor.waitFor();
    await use(page, editor);
  });
}

const run = (page: Page) => page.getByRole("button", { name: "Run" }).click();

describe("the playground", { timeout: 120_000 }, () => {
  test("runs the first example", async () => {
    await withPage("playground.html", async (page) => {
      await page.locator("#results li").first().waitFor();
      expect(await page.locator("#results").textContent()).toContain('sign: "snake"');
    });
  });

  test("stops code that never ends, says so, and runs the next code", async () => {
    await withEditor(async (page, editor) => {
      await editor.fill("for (;;) {}");
      await run(page);
      await page.getByText("Stopped: the code ran for longer than 1.5 seconds.").waitFor();
      await editor.fill("6 * 7;");
      await page.keyboard.press("Control+Enter");
      await page.locator("#results pre", { hasText: /^42$/ }).waitFor();
    });
  });

  test("puts the code into the address, and runs code of an address only on request", async () => {
    await withEditor(async (page, editor) => {
      await editor.fill('"八字".length;');
      await page.getByRole("button", { name: "Copy link" }).click();
      await page
        .getByRole("status")
        .filter({ hasText: /holds the code/i })
        .waitFor();
      await page.goto("about:blank");
      await page.goBack();
      await page.reload();
      await page.getByText("This code came with the address.").waitFor();
      await editor.filter({ hasText: '"八字".length;' }).waitFor();
      expect(await page.locator("#results li").count()).toBe(0);
      await run(page);
      await page.locator("#results pre", { hasText: /^2$/ }).waitFor();
    });
  });

  test("works with the plain text area if the editor can't be loaded", async () => {
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await page.route(/code-editor-\w+\.js$/, (route) => route.abort());
      await page.goto(`${server.url}playground.html`);
      await page.locator("#results li").first().waitFor();
      await page.getByLabel("Code", { exact: true }).fill("6 * 7;");
      await page.keyboard.press("Control+Enter");
      await page.locator("#results pre", { hasText: /^42$/ }).waitFor();
    } finally {
      await context.close();
    }
  });
});

describe("the editor of the playground", { timeout: 240_000 }, () => {
  test("completes a name that is not imported yet, and imports it", async () => {
    await withEditor(async (page, editor) => {
      await editor.fill("");
      await editor.pressSequentially("signOfD");
      await (await shownCompletion(page, "signOfDate")).click();
      await editor.pressSequentially('("1990-01-26").sign;');
      const code = 'import { signOfDate } from "@zodiac-at-work/zodiac";';
      await editor.filter({ hasText: code }).filter({ hasText: 'signOfDate("1990-01-26").sign;' }).waitFor();
      await run(page);
      await page.locator("#results pre", { hasText: /^"snake"$/ }).waitFor();
    });
  });

  test("completes an option and its values", async () => {
    await withEditor(async (page, editor) => {
      await editor.fill('import { signOfDate } from "@zodiac-at-work/zodiac";\nsignOfDate("1990-01-30", { b');
      await shownCompletion(page, "boundary");
      await page.keyboard.press("Enter");
      await editor.pressSequentially(': "sta');
      await shownCompletion(page, "start-of-spring");
    });
  });

  test("underlines a wrong option key, and says what is wrong with it", async () => {
    await withEditor(async (page, editor) => {
      await editor.fill(
        'import { signOfDate } from "@zodiac-at-work/zodiac";\nsignOfDate("1990-01-30", { boundry: "new-year" });',
      );
      const wrong = page.locator(".cm-lintRange-error");
      await wrong.waitFor();
      expect(await wrong.textContent()).toBe("boundry");
      await wrong.hover();
      await page.getByText("Did you mean to write 'boundary'?").waitFor();
    });
  });

  test("lets the keyboard leave with Escape and Tab, and indents with Tab alone", async () => {
    await withEditor(async (page, editor) => {
      await editor.fill("1;");
      await page.keyboard.press("Home");
      await page.keyboard.press("Tab");
      expect(await editor.textContent()).toBe("  1;");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
      expect(await page.getByRole("button", { name: "Run" }).evaluate((run) => run === document.activeElement)).toBe(
        true,
      );
      expect(await editor.getAttribute("aria-describedby")).toBe("keys");
    });
  });
});

/** The types may still load when the letters are typed, so the list is asked for until it shows. */
async function shownCompletion(page: Page, name: string): Promise<Locator> {
  const option = page.locator(".cm-tooltip-autocomplete").getByRole("option").filter({ hasText: name }).first();
  const isShown = async () => {
    if (!(await option.isVisible())) await page.keyboard.press("Control+Space");
    return option.isVisible();
  };
  await expect.poll(isShown, { timeout: 90_000, interval: 1_000 }).toBe(true);
  return option;
}

test("every link of the site leads to a page that exists", { timeout: 60_000 }, async () => {
  const paths = pathsIn("sitemap.xml");
  expect(paths.length).toBeGreaterThan(100);
  const missing = new Set<string>();
  const answers = new Map<string, Promise<Response>>();
  for (const path of paths) {
    const from = new URL(path, server.url);
    for (const [, link = ""] of (await (await fetch(from)).text()).matchAll(/ (?:href|src)="([^"#]+)[^"]*"/g)) {
      const to = new URL(link.replace(siteUrl, server.url), from).href;
      if (!to.startsWith(server.url)) continue;
      const answer = answers.get(to) ?? fetch(to);
      answers.set(to, answer);
      if (!(await answer).ok) missing.add(`${path}: ${link}`);
    }
  }
  expect([...missing]).toEqual([]);
});

test("no page skips a level of headings", () => {
  const skipping = pathsIn("sitemap.xml").filter((path) => {
    const html = readFileSync(join(site, path === "" ? "index.html" : path), "utf8");
    const levels = Array.from(html.matchAll(/<h([1-6])(?: aria-level="(\d)")?/g), ([, tag, level]) =>
      Number(level ?? tag),
    );
    return levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  });
  expect(skipping).toEqual([]);
});

test("the front page and the pages of the libraries name the version", () => {
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, "../../zodiac/package.json"), "utf8"));
  expect(readFileSync(join(site, "index.html"), "utf8")).toContain(`@zodiac-at-work/zodiac ${version}`);
  expect(readFileSync(join(site, "modules/zodiac.html"), "utf8")).toContain(`v${version}`);
});

test("llms.txt names every entry, and only pages that exist", async () => {
  const text = readFileSync(join(site, "llms.txt"), "utf8");
  expect(text).toContain("[@zodiac-at-work/zodiac/bazi](");
  expect(text).toContain("[@zodiac-at-work/numerology/names](");
  for (const path of pathsIn("llms.txt")) expect((await fetch(server.url + path)).status, path).toBe(200);
});

test("an address that does not exist gets 404 and a way on", async () => {
  const answer = await fetch(`${server.url}no/such/page.html`);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("The documentation has no page at this address.");
});

function pathsIn(file: string): string[] {
  const addresses = readFileSync(join(site, file), "utf8").matchAll(/https:\/\/zodiac-at-work\.github\.io[^\s<)]*/g);
  return Array.from(addresses, ([address]) => address.slice(siteUrl.length));
}
