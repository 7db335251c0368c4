import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import getPort from "get-port";
import pWaitFor from "p-wait-for";
import { Builder, Key } from "selenium-webdriver";
import type { Browser } from "./browser.ts";

/**
 * Starts WebKit in the small browser of WebKitGTK, on a screen in memory. WebKit has too little of WebDriver BiDi for Puppeteer,
 * so Selenium drives it by the older WebDriver. Its window is at least 447 pixels wide.
 *
 * @throws if the machine lacks it
 */
export async function startWebkit(): Promise<Browser> {
  const port = await getPort();
  const service = spawn("xvfb-run", ["--auto-servernum", "WebKitWebDriver", `--port=${port}`], {
    stdio: "ignore",
    detached: true,
  });
  const failed = once(service, "error").then(([error]) => Promise.reject(error));
  const url = `http://127.0.0.1:${port}`;
  await Promise.race([
    failed,
    pWaitFor(async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok ?? false, { timeout: 30_000 }),
  ]);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({ browserName: "MiniBrowser" })
    .build();
  const keys = { Enter: Key.ENTER, Tab: Key.TAB };
  return {
    name: `WebKitGTK ${(await driver.getCapabilities()).getBrowserVersion()}`,
    resize: async (width, height) => void (await driver.manage().window().setRect({ width, height })),
    open: (page) => driver.get(page),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async clickAt(x, y) {
      const place = { x: Math.round(x), y: Math.round(y), duration: 0 };
      await driver.actions().move(place).click().perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    takePicture: async (file) => writeFile(file, await driver.takeScreenshot(), "base64"),
    async close() {
      await driver.quit();
      if (service.pid !== undefined) process.kill(-service.pid);
    },
  };
}
