import { join } from "node:path";
import { build } from "esbuild";
import pWaitFor, { TimeoutError } from "p-wait-for";
import type { Browser } from "./browser.ts";

type Role = "button" | "heading" | "link";

/** A page in a browser, by what a user sees: roles with their names, labels and texts. */
export interface Page {
  open(path: string): Promise<void>;
  click(role: Role, name: string | RegExp): Promise<void>;
  fill(label: string, text: string): Promise<void>;
  press: Browser["press"];
  /** Waits until the page shows it. */
  see(text: string | RegExp): Promise<void>;
  /** Waits until the page shows an element with this role. */
  seeRole(role: Role): Promise<void>;
  /** How many pixels the page is wider than its window. */
  overflow(): Promise<number>;
  /** The errors of the page's scripts since it was opened. */
  errors(): Promise<string[]>;
}

const waitMs = 30_000;

/** Wraps a browser. Each wait fails after half a minute with the name of what is missing. */
export async function createPage(browser: Browser, origin: string): Promise<Page> {
  const queries = await bundleQueries();
  const find = async (query: string) => {
    const isReady = await browser.evaluate("typeof queries === 'object'");
    if (!isReady) await browser.evaluate(`(() => { ${queries}; globalThis.queries = queries; })()`);
    return `queries.${query}`;
  };
  const wait = async (what: string, isMet: () => Promise<boolean>) => {
    let problem: unknown;
    // The page may be replaced between two calls.
    const attempt = () => isMet().catch((error: unknown) => void (problem = error));
    try {
      await pWaitFor(async () => (await attempt()) ?? false, { interval: 100, timeout: waitMs });
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      const text = await browser.evaluate("document.body.innerText.slice(0, 600)").catch(() => "");
      throw new Error(`${what} is missing after ${waitMs / 1000} s. The page shows:\n${text}`, { cause: problem });
    }
  };
  const nameOf = (name: string | RegExp) => (typeof name === "string" ? JSON.stringify(name) : String(name));
  return {
    open: (path) => browser.open(new URL(path, origin).href),
    click: (role, name) =>
      wait(`the ${role} ${nameOf(name)}`, async () => browser.click(await find(`visible("${role}", ${nameOf(name)})`))),
    fill: (label, text) =>
      wait(`the field ${label}`, async () => {
        const field = await find(`field(${nameOf(label)})`);
        return browser.type(field, text);
      }),
    press: (key) => browser.press(key),
    see: (text) =>
      wait(`the text ${nameOf(text)}`, async () => (await browser.evaluate(await find(`shows(${nameOf(text)})`))) === true),
    seeRole: (role) =>
      wait(`a ${role}`, async () => (await browser.evaluate(`${await find(`visible("${role}", /./)`)} !== undefined`)) === true),
    overflow: async () =>
      Number(await browser.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")),
    errors: async () => (await browser.evaluate(await find("errors"))) as string[],
  };
}

/** The queries as one script, which leaves them in the variable `queries`. */
async function bundleQueries(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, "queries.ts")],
    bundle: true,
    write: false,
    format: "iife",
    globalName: "queries",
    define: { "process.env": "{}" },
  });
  return outputFiles[0]?.text ?? "";
}
