import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { findBrowser } from "@zodiac-at-work/local/browser";
import { sealAnimals } from "@zodiac-at-work/ui/seal-animals";
import { sealBox, sealFrames } from "@zodiac-at-work/ui/seal-frames";
import { signs } from "@zodiac-at-work/zodiac";

/** Draws the picture of link previews. No test compares it: its bytes depend on the version of the browser. */
export async function previewPng(): Promise<Uint8Array> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
  try {
    const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: "light" });
    await page.setContent(await previewHtml());
    await page.evaluate(() => document.fonts.ready);
    return await page.screenshot({ type: "png" });
  } finally {
    await browser.close();
  }
}

async function previewHtml(): Promise<string> {
  const theme = fileURLToPath(import.meta.resolve("@zodiac-at-work/ui/theme.css"));
  const css = await readFile(theme, "utf8");
  const [serif, sans] = await Promise.all(
    ["newsreader", "instrument-sans"].map(async (name) =>
      (await readFile(theme.replace("theme.css", `fonts/${name}.woff2`))).toString("base64"),
    ),
  );
  const colorOf = (name: string) => new RegExp(`--color-${name}: light-dark\\((#\\w+)`).exec(css)?.[1] ?? "";
  const seals = signs.map(({ id }) => {
    return `<svg viewBox="0 0 ${sealBox} ${sealBox}">
      <path d="${sealFrames[id]}" fill="${colorOf(`seal-${id}`)}"/><path d="${sealAnimals[id]}" fill="${colorOf("on-seal")}"/></svg>`;
  });
  return `<!doctype html><style>
    @font-face { font-family: serif-face; src: url(data:font/woff2;base64,${serif}); font-weight: 200 800 }
    @font-face { font-family: sans-face; src: url(data:font/woff2;base64,${sans}); font-weight: 400 700 }
    body { margin: 0; box-sizing: border-box; height: 630px; padding: 64px 72px; display: flex; flex-direction: column;
      justify-content: space-between; background: ${colorOf("paper")}; color: ${colorOf("ink")} }
    p { margin: 0; font: 500 30px/1.4 sans-face; color: ${colorOf("soft")} }
    .name { font-weight: 600; color: ${colorOf("ink")} }
    h1 { margin: 0; font: 500 84px/1.05 serif-face; letter-spacing: -0.02em; max-width: 13em }
    .seals { display: grid; grid-template-columns: repeat(12, 1fr); gap: 14px }
  </style>
  <p class="name">Zodiac at Work</p>
  <h1>Which companies were born under your sign?</h1>
  <div class="seals">${seals.join("")}</div>
  <p>Companies, car brands and all 50 states, to the day wherever records allow.</p>`;
}
