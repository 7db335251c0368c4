import { join } from "node:path";
import { build } from "esbuild";
import pWaitFor, { TimeoutError } from "p-wait-for";
import type { Browser } from "./browser.ts";

type Role = "button" | "heading" | "link";
type Name = string | RegExp;

/** A page in a browser, by what a user sees. What is not there yet is waited for, half a minute at most. */
export interface Page {
  open(path: string): Promise<void>;
  click(role: Role, name: Name): Promise<void>;
  /** Types into the field with this label. */
  fill(label: string, text: string): Promise<void>;
  press: Browser["press"];
  see(text: Name): Promise<void>;
  seeRole(role: Role): Promise<void>;
  /** How many pixels the page is wider than its window. */
  overflow(): Promise<number>;
  /** The elements that have a scrollbar for three pixels or fewer. */
  idleScrollbars(): Promise<string[]>;
  /** What the page's scripts have thrown. */
  errors(): Promise<string[]>;
}

const waitMs = 30_000;

export async function createPage(browser: Browser, origin: string): Promise<Page> {
  const bundle = await bundleQueries();

  /** Calls one of the queries in the page, and brings them there first. */
  async function query<T>(call: string): Promise<T> {
    if ((await browser.evaluate("typeof queries")) !== "object")
      await browser.evaluate(`(() => { ${bundle}; globalThis.queries = queries; })()`);
    return (await browser.evaluate(`queries.${call}`)) as T;
  }

  /** Repeats the query until it finds something, and returns that. */
  async function find<T>(what: string, call: string): Promise<NonNullable<T>> {
    let found: T | undefined;
    let problem: unknown;
    const attempt = async () => {
      try {
        found = await query<T>(call);
      } catch (error) {
        // The browser may be replacing the page.
        problem = error;
      }
      return Boolean(found);
    };
    try {
      await pWaitFor(attempt, { interval: 100, timeout: waitMs });
    } catch (error) {
      if (!(error instanceof TimeoutError)) throw error;
      const text = await browser.evaluate("document.body.innerText.slice(0, 600)").catch(() => "");
      throw new Error(`${what} is missing. The page shows:\n${text}`, { cause: problem });
    }
    return found as NonNullable<T>;
  }

  return {
    open: (path) => browser.open(new URL(path, origin).href),
    async click(role, name) {
      const { x, y } = await find<{ x: number; y: number }>(`${role} ${name}`, `middleOf("${role}", ${literal(name)})`);
      await browser.clickAt(x, y);
    },
    async fill(label, text) {
      await find<boolean>(`field ${label}`, `focus(${literal(label)})`);
      await browser.type(text);
    },
    press: (key) => browser.press(key),
    see: async (text) => void (await find<boolean>(`text ${text}`, `shows(${literal(text)})`)),
    seeRole: async (role) => void (await find<boolean>(role, `has("${role}")`)),
    overflow: () => query("overflow()"),
    idleScrollbars: () => query("idleScrollbars()"),
    errors: () => query("errors"),
  };
}

/** The name as JavaScript. */
function literal(name: Name): string {
  return typeof name === "string" ? JSON.stringify(name) : String(name);
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
