/// <reference lib="dom" />
import type { Browser, Page } from "@playwright/test";
import type { StoredSession } from "../sign-in.ts";

/** How soon a page showed its heading after the click on its link, in milliseconds. */
export interface RouteFigure {
  readonly page: string;
  /** The first visit, after the pointer was on the link for as long as a hand needs to press. */
  readonly first: number;
  /** A later visit. */
  readonly again: number;
  /** Whether pointing at the link loaded code, and the click none. */
  readonly isPreloaded: boolean;
}

const links = [
  { text: "Companies", heading: "Companies" },
  { text: "Car Brands", heading: "Car Brands" },
  { text: "US States", heading: "US States" },
  { text: "Account", heading: "member@example.com" },
] as const;

const start = "/personal/team";
/** Between the arrival of a pointer and the press. */
const approachMs = 150;
/** Longer than any page takes. */
const limitMs = 10_000;

/** Follows the links of the header on a laptop: from another page the first time, and again later. */
export async function measureRoutes(browser: Browser, baseURL: string, member: StoredSession): Promise<RouteFigure[]> {
  const figures: RouteFigure[] = [];
  for (const { text, heading } of links) {
    const context = await browser.newContext({ baseURL, viewport: { width: 1280, height: 800 }, storageState: member });
    await context.addInitScript(() => sessionStorage.setItem("zodiac:readers-sign", "dragon"));
    const page = await context.newPage();
    const scripts: number[] = [];
    page.on("request", (request) => request.resourceType() === "script" && scripts.push(Date.now()));
    await page.goto(start);
    await page.getByRole("heading", { level: 1, name: "Your team" }).waitFor();
    await page.waitForLoadState("networkidle");
    await page.mouse.move(640, 700);
    const before = scripts.length;
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: text }).hover();
    await page.waitForTimeout(approachMs);
    const approached = scripts.length;
    const first = await follow(page, text, heading);
    const pressed = scripts.length;
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Your team" }).waitFor();
    const again = await follow(page, text, heading);
    figures.push({ page: text, first, again, isPreloaded: approached > before && pressed === approached });
    await context.close();
  }
  return figures;
}

/** Clicks a link and returns the time until the frame that shows the heading. */
async function follow(page: Page, link: string, heading: string): Promise<number> {
  const shown = page.evaluate(
    ([text, limit]) =>
      new Promise<number>((resolve, reject) => {
        document.addEventListener(
          "click",
          ({ timeStamp }) => {
            const look = () => {
              const found = document.querySelector("main h1")?.textContent?.startsWith(text);
              // The frame after the one in which the heading is found has painted it.
              if (found) requestAnimationFrame(() => resolve(performance.now() - timeStamp));
              else if (performance.now() - timeStamp > limit) reject(new Error(`${text} did not appear.`));
              else requestAnimationFrame(look);
            };
            requestAnimationFrame(look);
          },
          { capture: true, once: true },
        );
      }),
    [heading, limitMs] as const,
  );
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: link }).click();
  return await shown;
}
