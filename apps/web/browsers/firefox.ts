import puppeteer, { type ElementHandle } from "puppeteer-core";
import type { Browser } from "./browser.ts";

/**
 * Starts Firefox, which Puppeteer drives by WebDriver BiDi.
 *
 * @throws if the machine lacks it
 */
export async function startFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX_PATH ?? "/usr/bin/firefox-esr";
  const browser = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await browser.newPage();
  const find = async (script: string) => (await page.evaluateHandle(script)).asElement() as ElementHandle<Element> | null;
  return {
    name: (await browser.version()).replace("firefox/", "Firefox "),
    resize: (width, height) => page.setViewport({ width, height }),
    open: async (url) => void (await page.goto(url)),
    evaluate: (script) => page.evaluate(script),
    async click(script) {
      const element = await find(script);
      await element?.click();
      return element !== null;
    },
    async type(script, text) {
      const element = await find(script);
      await element?.type(text);
      return element !== null;
    },
    press: (key) => page.keyboard.press(key),
    takePicture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => browser.close(),
  };
}
