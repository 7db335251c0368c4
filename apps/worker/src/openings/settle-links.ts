import type { Posting } from "@zodiac-at-work/catalog";
import { type Db, listHttpsAnswers, saveHttpsFailure } from "@zodiac-at-work/db";
import type { Clock } from "./clock.ts";
import type { HttpsResult } from "./fetch/fetcher.ts";
import { toHttps } from "./sources/fields/link.ts";

interface LinkOptions {
  db: Db;
  clock: Clock;
  findHttps(host: string): Promise<Pick<HttpsResult, "answers">>;
}

/** The most hosts that one check of a source asks whether they answer by `https:`. */
const mostQuestions = 5;
/** How long a host that did not answer is not asked again. */
const failureMs = 3 * 86_400_000;

/**
 * Decides which links to postings become `https:`: those whose host answers there. The published address is kept beside
 * such a link. The links of other hosts stay as published.
 */
export class LinkSettler {
  readonly #options: LinkOptions;
  /** Whether a host answers, as far as this check knows. */
  readonly #answers = new Map<string, boolean>();
  #questions = 0;

  constructor(options: LinkOptions) {
    this.#options = options;
  }

  /** Remembers the host of a page that was just fetched, by `https:` as all are. */
  noteAnswer(url: string): void {
    const host = URL.parse(url)?.hostname;
    if (host) this.#answers.set(host, true);
  }

  async settle(postings: readonly Posting[]): Promise<Posting[]> {
    const hosts = new Set(postings.map(({ url }) => hostToAsk(url)).filter((host) => host !== null));
    await this.#learn([...hosts].filter((host) => !this.#answers.has(host)));
    return postings.map((posting) => {
      const host = hostToAsk(posting.url);
      if (host === null || !this.#answers.get(host)) return posting;
      return { ...posting, url: toHttps(posting.url), publishedUrl: posting.url };
    });
  }

  async #learn(hosts: readonly string[]): Promise<void> {
    if (hosts.length === 0) return;
    const { db, clock, findHttps } = this.#options;
    const known = await listHttpsAnswers(db, hosts);
    for (const host of hosts) {
      const { answers: answered = false, failedAt = null } = known.get(host) ?? {};
      const isFailureFresh = failedAt !== null && clock.now().getTime() - failedAt.getTime() < failureMs;
      if (answered || isFailureFresh) this.#answers.set(host, answered);
      else if (this.#questions < mostQuestions) {
        this.#questions += 1;
        const { answers } = await findHttps(host);
        this.#answers.set(host, answers === true);
        if (answers === false) await saveHttpsFailure(db, host, clock.now());
      }
    }
  }
}

/** The host of a link by `http:`, or null for a link that stays as it is. */
function hostToAsk(link: string): string | null {
  const { protocol, port, hostname } = new URL(link);
  return protocol === "http:" && port === "" ? hostname : null;
}
