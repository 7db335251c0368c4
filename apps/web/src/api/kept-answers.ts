import { accountCaches, answersOf, publicAnswers } from "../offline/answer-caches.ts";
import { ResponseError } from "./client.ts";

/** The account whose answers are kept. Undefined for a visitor. */
let owner: string | undefined;

/**
 * Keeps answers for an account from now on, and deletes those of every other account.
 *
 * @param uid undefined when nobody is signed in
 */
export async function keepAnswersOf(uid: string | undefined): Promise<void> {
  owner = uid;
  await forget((name) => uid === undefined || name !== answersOf(uid));
}

/** Deletes the answers of the account that is signed in: its access has ended. */
export async function forgetAnswers(): Promise<void> {
  await forget(() => true);
}

/**
 * Returns the answer of the API to a call. Without a connection, it returns the answer that the signed-in account got last.
 * Only the answers of the home and of the reading are kept. A cache holds the address and the body of an answer, and neither
 * holds a token or a birth date.
 *
 * @param url path and query of the call
 * @throws what `ask` throws, if no answer is kept, or if the API has answered with an error
 */
export async function answerOrKept(url: string, ask: () => Promise<Response>): Promise<Response> {
  const name = cacheFor(url, owner);
  if (name === undefined || globalThis.caches === undefined) return ask();
  try {
    const answer = await ask();
    // The browser copies the body beside the page's work. The headers stay out of the cache.
    const copy = new Response(answer.clone().body, { headers: { "Content-Type": "application/json" } });
    void keep(name, url, copy).catch((error: unknown) => console.error("An answer could not be kept.", error));
    return answer;
  } catch (error) {
    if (error instanceof ResponseError) throw error;
    const kept = await caches.match(url, { cacheName: name });
    if (!kept) throw error;
    return kept;
  }
}

const configCall = "/api/config";

/** The calls of the home and of the reading. */
const keptCalls: ReadonlySet<string> = new Set([
  "/api/reading",
  "/api/zodiac-stats",
  "/api/companies",
  "/api/companies/openings-counts",
  "/api/car-brands/timeline",
  "/api/us-states",
]);

function cacheFor(url: string, uid: string | undefined): string | undefined {
  const [path = ""] = url.split("?");
  if (path === configCall) return publicAnswers;
  return uid !== undefined && keptCalls.has(path) ? answersOf(uid) : undefined;
}

/** As many as a few readings with their lists have. The oldest answers make room for new ones. */
const mostKept = 60;

async function keep(name: string, url: string, answer: Response): Promise<void> {
  const cache = await caches.open(name);
  await cache.put(url, answer);
  const addresses = await cache.keys();
  await Promise.all(addresses.slice(0, -mostKept).map((address) => cache.delete(address)));
  // The reader may have signed out while the answer was on its way.
  if (name !== cacheFor(url, owner)) await caches.delete(name);
}

async function forget(isForgotten: (name: string) => boolean): Promise<void> {
  if (globalThis.caches === undefined) return;
  await Promise.all((await accountCaches()).filter(isForgotten).map((name) => caches.delete(name)));
}
