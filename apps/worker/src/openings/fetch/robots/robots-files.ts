import { type Db, findHostRobots, type HostRobots, saveHostRobots } from "@zodiac-at-work/db";
import type { Clock } from "../../clock.ts";
import type { Exchange, ExchangeRequest } from "../exchange.ts";
import { FetchError, RedirectError, TimeoutError } from "../fetch-error.ts";
import type { OnFetchStep } from "../fetch-step.ts";
import type { FetchContext, PoliteClient } from "../polite-client.ts";
import { findLocation, followRedirects } from "../redirects.ts";
import type { Politeness } from "../turns/politeness.ts";
import { parseRetryAfter } from "../turns/retry-after.ts";
import { allows, crawlDelayMs, productToken, selectRules } from "./robots.ts";

/** The standard demands that at least this much is read. The rest is ignored. */
const longestFile = 500 * 1_024;
const limits = { wireBytes: longestFile, truncates: true };

export interface RobotsFilesOptions {
  db: Db;
  client: PoliteClient;
  clock: Clock;
  politeness: Politeness;
  /** The headers of every request. */
  headers: Record<string, string>;
  onStep?: OnFetchStep | undefined;
}

/**
 * Obeys the hosts' robots.txt. All workers share them in the database.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9309
 */
export class RobotsFiles {
  readonly #options: RobotsFilesOptions;

  constructor(options: RobotsFilesOptions) {
    this.#options = options;
  }

  /**
   * Returns the crawl delay of a URL's host if its robots.txt allows the URL.
   *
   * @throws {FetchError} of type `forbidden` if it does not, or if it could not be read
   */
  async admit(url: URL, context: FetchContext): Promise<{ crawlDelayMs: number }> {
    const host = url.hostname;
    const robots = await this.find(host, context);
    const isAllowed = robots.status === "rules" && allows(robots.text, url);
    const verdict = robots.status === "rules" ? (isAllowed ? "allowed" : "forbidden") : robots.status;
    this.#options.onStep?.({ type: "robots", host, verdict });
    if (robots.status === "absent") return { crawlDelayMs: 0 };
    if (robots.status === "unreadable") {
      throw new FetchError(
        "forbidden",
        `robots.txt of ${host} could not be read, so nothing is fetched. ${robots.text}`,
        {
          retryAfterMs: Math.max(0, this.#freshUntil(robots) - this.#options.clock.now().getTime()),
        },
      );
    }
    if (isAllowed) return { crawlDelayMs: crawlDelayMs(robots.text) };
    throw new FetchError("forbidden", `robots.txt of ${host} forbids ${url.pathname}${url.search}.`);
  }

  /**
   * Returns what a host's robots.txt says, from the database while that is fresh.
   *
   * @throws {FetchError}
   */
  async find(host: string, context: FetchContext): Promise<HostRobots> {
    return (await this.#findFresh(host)) ?? (await this.#fetch(host, context));
  }

  async #findFresh(host: string): Promise<HostRobots | undefined> {
    const robots = await findHostRobots(this.#options.db, host);
    return robots && this.#freshUntil(robots) > this.#options.clock.now().getTime() ? robots : undefined;
  }

  #freshUntil({ status, fetchedAt }: HostRobots): number {
    const { robotsMs, unreadableRobotsMs } = this.#options.politeness;
    return fetchedAt.getTime() + (status === "unreadable" ? unreadableRobotsMs : robotsMs);
  }

  async #fetch(host: string, context: FetchContext): Promise<HostRobots> {
    const { client, headers } = this.#options;
    const url = new URL(`https://${host}/robots.txt`);
    const first: ExchangeRequest = { url, method: "GET", body: null, headers: { ...headers, accept: "text/plain" } };
    let robots: HostRobots | undefined;
    /** Looks and saves in the host's turn. The next process in line finds the result. */
    const fetchInTurn = async (send: () => Promise<Exchange>) => {
      const known = await this.#findFresh(host);
      if (known) throw new KnownMeanwhile(known);
      const response = await send();
      const found = findLocation(response) === undefined ? judge(response) : undefined;
      if (found) robots = await this.#save(host, found);
      return response;
    };
    try {
      const end = await followRedirects(first, (request) =>
        client.send(request, context, { limits, inTurn: fetchInTurn }),
      );
      return robots ?? refuse(end.response, host, this.#options.clock.now());
    } catch (error) {
      if (error instanceof KnownMeanwhile) return error.robots;
      // Where no server answers at all, the host is unreachable rather than forbidden.
      if (!(error instanceof TimeoutError || error instanceof RedirectError)) throw error;
      return this.#save(host, { status: "unreadable", text: error.message });
    }
  }

  async #save(host: string, found: HostRobotsText): Promise<HostRobots> {
    const { db, clock } = this.#options;
    const robots = { ...found, fetchedAt: clock.now() };
    await saveHostRobots(db, host, robots);
    return robots;
  }
}

/** Another process fetched robots.txt while this one waited for its turn. */
class KnownMeanwhile extends Error {
  readonly robots: HostRobots;

  constructor(robots: HostRobots) {
    super();
    this.robots = robots;
  }
}

type HostRobotsText = { status: "rules" | "unreadable"; text: string } | { status: "absent"; text: null };

/** Returns undefined if the host asks to come back later. It may still have a robots.txt. */
function judge({ status, body }: Exchange): HostRobotsText | undefined {
  if (status >= 200 && status < 300) return { status: "rules", text: selectRules(decode(body), productToken) };
  if (status === 429) return undefined;
  if (status >= 400 && status < 500) return { status: "absent", text: null };
  return { status: "unreadable", text: `It was answered with status ${status}.` };
}

function refuse({ status, headers }: Exchange, host: string, now: Date): never {
  const retryAfterMs = parseRetryAfter(headers.get("retry-after") ?? "", now);
  throw new FetchError("blocked", `${host} refused the request for robots.txt with status ${status}.`, {
    retryAfterMs,
  });
}

/** Decodes a robots.txt as UTF-8. A line that the limit has cut is dropped. */
function decode(body: Uint8Array): string {
  const text = new TextDecoder().decode(body.subarray(0, longestFile));
  return body.length < longestFile ? text : text.slice(0, Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r")) + 1);
}
