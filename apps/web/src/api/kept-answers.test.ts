import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ResponseError } from "./client.ts";
import { answerOrKept, forgetAnswers, keepAnswersOf } from "./kept-answers.ts";

const url = "/api/reading?sign=dragon";
const offline = async () => Promise.reject(new TypeError("Failed to fetch"));

beforeEach(() => void vi.stubGlobal("caches", cachesInMemory()));
afterEach(() => void vi.unstubAllGlobals());

async function read(address: string, ask: () => Promise<Response>): Promise<unknown> {
  return (await answerOrKept(address, ask)).json();
}

async function answer(address: string, value: unknown): Promise<void> {
  expect(await read(address, async () => Response.json(value))).toEqual(value);
  // The answer is kept in the background.
  await new Promise((resolve) => setTimeout(resolve));
}

test("without a connection an account gets its last answer to the same call", async () => {
  await keepAnswersOf("a");
  await answer(url, { text: "old" });
  await answer(url, { text: "new" });
  expect(await read(url, offline)).toEqual({ text: "new" });
  await expect(answerOrKept("/api/reading?sign=rat", offline)).rejects.toThrow("Failed to fetch");
});

test("an error of the API stays an error", async () => {
  await keepAnswersOf("a");
  await answer(url, { text: "kept" });
  const refused = async () => Promise.reject(new ResponseError(402, "pay"));
  await expect(answerOrKept(url, refused)).rejects.toThrow("402: pay");
});

test.each(["/api/account/export", "/api/user/a", "/api/openings", "/api/blog/posts", "/api/reading/match?sign=rat"])(
  "%s is not kept",
  async (other) => {
    await keepAnswersOf("a");
    await answer(other, {});
    await expect(answerOrKept(other, offline)).rejects.toThrow("Failed to fetch");
    expect(await caches.keys()).toEqual([]);
  },
);

test("a visitor's answers are not kept, except for the settings of the site", async () => {
  await keepAnswersOf(undefined);
  await answer(url, { text: "sample" });
  await answer("/api/config", { firebase: {} });
  await expect(answerOrKept(url, offline)).rejects.toThrow("Failed to fetch");
  expect(await read("/api/config", offline)).toEqual({ firebase: {} });
});

test.each([
  ["another account signs in", () => keepAnswersOf("b")],
  ["the account signs out", () => keepAnswersOf(undefined)],
  ["the access of the account ends", () => forgetAnswers()],
])("when %s, the answers are gone", async (_, change) => {
  await keepAnswersOf("a");
  await answer(url, { text: "of a" });
  await change();
  await expect(answerOrKept(url, offline)).rejects.toThrow("Failed to fetch");
  await keepAnswersOf("a");
  await expect(answerOrKept(url, offline)).rejects.toThrow("Failed to fetch");
});

test("an answer that comes after the sign-out is not kept", async () => {
  await keepAnswersOf("a");
  const late = Promise.withResolvers<Response>();
  const asked = answerOrKept(url, () => late.promise);
  await keepAnswersOf(undefined);
  late.resolve(Response.json({ text: "of a" }));
  await asked;
  await new Promise((resolve) => setTimeout(resolve));
  expect(await caches.keys()).toEqual([]);
});

test("a browser without caches answers as ever", async () => {
  vi.stubGlobal("caches", undefined);
  await keepAnswersOf("a");
  await answer(url, { text: "here" });
  await expect(answerOrKept(url, offline)).rejects.toThrow("Failed to fetch");
});

/** What the code uses of the browser's caches. */
function cachesInMemory() {
  const stored = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = stored.get(name) ?? new Map<string, Response>();
    stored.set(name, entries);
    return entries;
  };
  return {
    keys: async () => [...stored.keys()],
    delete: async (name: string) => stored.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      stored.get(cacheName)?.get(address)?.clone(),
    open: async (name: string) => ({
      put: async (address: string, response: Response) => void open(name).set(address, response),
      keys: async () => [...open(name).keys()],
      delete: async (address: string) => open(name).delete(address),
    }),
  };
}
