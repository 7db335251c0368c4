import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { addDays, daysFor } from "@zodiac-at-work/almanac/days-for-sign";
import { calendarFileOf } from "@zodiac-at-work/almanac/good-days-calendar";
import { subscribeToSearch } from "@zodiac-at-work/contracts";
import { findSubscribedSearch, findSubscribedSign, listOpenings, listPublicPosts } from "@zodiac-at-work/db";
import { parseDate, signById } from "@zodiac-at-work/zodiac";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TableTag } from "../cache/cached-response.ts";
import { encodeResponse, sendEncoded } from "../cache/encoded-response.ts";
import type { Dependencies } from "../dependencies.ts";
import { notFound, rateLimited } from "../errors.ts";
import { readOpeningFilter } from "../filters/read-opening-filter.ts";
import { originOf } from "../server-pages/shared/page-headers.ts";
import { writeNewsFeed } from "./news-feed.ts";
import { writeSearchFeed } from "./search-feed.ts";
import { type SubscribedFile, subscriptionPath } from "./subscription-address.ts";

/**
 * How many requests one network address may send in a minute to one process. A calendar service reads for many subscribers
 * from the same address.
 */
const requestsPerAddress = 600;

/**
 * Serves the secret addresses of subscriptions. The secret stands for the session, so each request finds out whether its
 * owner still has access. Whatever is wrong with a secret, the response is the same 404. The content depends on what the
 * secret finds and the time alone, so subscribers of the same share what is cached.
 */
export async function subscriptionFiles(app: FastifyInstance, dependencies: Dependencies): Promise<void> {
  const { db, caches, config } = dependencies;
  const countAddress = app.createRateLimit({ max: requestsPerAddress, timeWindow: 60_000 });

  serve("feed", {
    contentType: atom,
    tags: ["blog_posts", "jobs", "companies"],
    find: (secret) => findSubscribedSign(db, "feed", secret),
    async write(sign, now, origin) {
      const [{ posts: articles }, openings] = await Promise.all([
        listPublicPosts(db, { sign, page: { page: 1, limit: 20 } }),
        listOpenings(db, { signs: bestSigns(sign) }, { newSince: weekBefore(now) }, { page: 1, limit: 30 }),
      ]);
      return writeNewsFeed({ sign, articles, openings }, now, origin);
    },
  });

  serve("calendar", {
    contentType: "text/calendar; charset=utf-8",
    tags: [],
    find: (secret) => findSubscribedSign(db, "calendar", secret),
    async write(sign, now) {
      const madeOn = parseDate(dayOf(now));
      // Programs drop the events that the file no longer has, so it keeps those of the last month.
      const days = daysFor(sign, addDays(madeOn, -30), 210);
      return calendarFileOf({ reader: sign, days, name: `Good days for the ${signById(sign).name}`, madeOn });
    },
  });

  serve("search", {
    contentType: atom,
    tags: ["jobs", "companies"],
    async find(secret) {
      const search = await findSubscribedSearch(db, secret);
      const { success, data } = subscribeToSearch.body.safeParse(search);
      return search && success ? { ...search, ...data } : undefined;
    },
    async write({ name, query, filters }, now, origin) {
      const filter = await readOpeningFilter(filters, now, dependencies);
      const openings = await listOpenings(db, filter, { newSince: weekBefore(now) }, { page: 1, limit: 100 });
      return writeSearchFeed({ name, query, reader: filters.reader, openings }, now, origin);
    },
  });

  async function find<Subject>(source: Document<Subject>["find"], request: FastifyRequest): Promise<Subject> {
    const address = await countAddress(request);
    if (!address.isAllowed && address.isExceeded) throw rateLimited(address.ttlInSeconds);
    const { secret } = request.params as { secret: string };
    const subject = secretPattern.test(secret) ? await source(secret) : undefined;
    if (subject === undefined) throw notFound();
    return subject;
  }

  function serve<Subject>(file: SubscribedFile, { contentType, tags, find: source, write }: Document<Subject>): void {
    const options = { schema: { hide: true }, config: { frequent: true } };
    app.get(subscriptionPath(file, ":secret"), options, async (request, reply) => {
      const subject = await find(source, request);
      const now = new Date();
      const origin = originOf(request, config);
      const key = JSON.stringify(["subscription", file, origin, dayOf(now), subject]);
      const encoded = await caches.responses.fetch(key, {
        tags,
        load: async () => encodeResponse(await write(subject, now, origin), { contentType, favors: "time" }),
      });
      // Not in robots.txt: calendar services would refuse to read what it disallows.
      reply.header("x-robots-tag", "noindex, nofollow");
      return sendEncoded(encoded, request, reply, { cacheControl: "private, no-cache", vary: "Accept-Encoding" });
    });
  }
}

interface Document<Subject> {
  readonly contentType: string;
  readonly tags: readonly TableTag[];
  /** Returns what the document is about, or undefined if the secret opens nothing now. */
  find(secret: string): Promise<Subject | undefined>;
  write(subject: Subject, now: Date, origin: string): Promise<string>;
}

const atom = "application/atom+xml; charset=utf-8";

/** New openings come first, so that a long list leaves out none of them. */
function weekBefore(now: Date): Date {
  return new Date(now.getTime() - 7 * 86_400_000);
}

/** 32 bytes in base64url. */
const secretPattern = /^[\w-]{43}$/;

/** The civil date in UTC, `YYYY-MM-DD`. */
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
