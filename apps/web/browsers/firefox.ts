import puppeteer from "puppeteer-core";
import type { Browser } from "./browser.ts";

/**
 * Starts Firefox, which Puppeteer drives by WebDriver BiDi.
 *
 * @throws if Debian's package is not installed
 */
export async function startFirefox(): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath: "/usr/bin/firefox-esr",
    headless: true,
  });
  const page = await browser.newPage();
  return {
    name: (await browser.version()).replace("firefox/", "Firefox "),
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
    evaluate: (expression) => page.evaluate(expression),
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    takePicture: async (file) => void (await page.screenshot({ path: file as `${string}.png` })),
    close: () => browser.close(),
  };
}
