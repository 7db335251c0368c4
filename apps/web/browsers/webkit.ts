import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import getPort from "get-port";
import pWaitFor from "p-wait-for";
import { Builder, Key, WebElement } from "selenium-webdriver";
import type { Browser } from "./browser.ts";

/**
 * Starts WebKit in the small browser of WebKitGTK, without a screen. WebKit has too little of WebDriver BiDi for Puppeteer, so
 * Selenium drives it by the older WebDriver.
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
  await Promise.race([failed, pWaitFor(async () => (await fetch(`${url}/status`).catch(() => undefined))?.ok ?? false)]);
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({ browserName: "MiniBrowser" })
    .build();
  const run = (script: string) => driver.executeScript<unknown>(`return ${script}`);
  const find = async (script: string) => {
    const element = await run(script);
    return element instanceof WebElement ? element : undefined;
  };
  const capabilities = await driver.getCapabilities();
  return {
    name: `WebKitGTK ${capabilities.getBrowserVersion()}`,
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
    },
    open: (page) => driver.get(page),
    evaluate: run,
    async click(script) {
      const element = await find(script);
      await element?.click();
      return element !== undefined;
    },
    async type(script, text) {
      const element = await find(script);
      await element?.sendKeys(text);
      return element !== undefined;
    },
    press: (key) => driver.actions().sendKeys({ Tab: Key.TAB, Enter: Key.ENTER, Escape: Key.ESCAPE }[key]).perform(),
    takePicture: async (file) => writeFile(file, await driver.takeScreenshot(), "base64"),
    async close() {
      await driver.quit();
      if (service.pid !== undefined) process.kill(-service.pid);
    },
  };
}
