import { bestSigns } from "@zodiac-at-work/almanac/best-signs";
import { addDays, daysFor } from "@zodiac-at-work/almanac/days-for-sign";
import { calendarFileOf } from "@zodiac-at-work/almanac/good-days-calendar";
import { type SubscriptionKind, subscriptionKinds } from "@zodiac-at-work/catalog";
import { findSubscribedSign, listOpenings, listPublicPosts } from "@zodiac-at-work/db";
import { parseDate, type SignId, signById } from "@zodiac-at-work/zodiac";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { TableTag } from "../cache/cached-response.ts";
import { encodeResponse, sendEncoded } from "../cache/encoded-response.ts";
import type { Dependencies } from "../dependencies.ts";
import { notFound, rateLimited } from "../errors.ts";
import { originOf } from "../server-pages/shared/page-headers.ts";
import { writeNewsFeed } from "./news-feed.ts";
import { subscriptionPath } from "./subscription-address.ts";

/**
 * How many requests one network address may send in a minute to one process. A calendar service reads for many subscribers
 * from the same address.
 */
const requestsPerAddress = 600;

/**
 * Serves the secret addresses of subscriptions. The secret stands for the session, so each request finds out whether its
 * owner still has access. Whatever is wrong with a secret, the response is the same 404. The content depends on the sign
 * and the time alone, so subscribers of a sign share what is cached.
 */
export async function subscriptionFiles(app: FastifyInstance, { db, caches, config }: Dependencies): Promise<void> {
  const countAddress = app.createRateLimit({ max: requestsPerAddress, timeWindow: 60_000 });

  const documents: Readonly<Record<SubscriptionKind, Document>> = {
    feed: {
      contentType: "application/atom+xml; charset=utf-8",
      tags: ["blog_posts", "jobs", "companies"],
      async write(sign, now, origin) {
        const newSince = new Date(now.getTime() - 7 * dayMs);
        const [{ posts: articles }, openings] = await Promise.all([
          listPublicPosts(db, { sign, page: { page: 1, limit: 20 } }),
          listOpenings(db, { signs: bestSigns(sign) }, { newSince }, { page: 1, limit: 30 }),
        ]);
        return writeNewsFeed({ sign, articles, openings }, now, origin);
      },
    },
    calendar: {
      contentType: "text/calendar; charset=utf-8",
      tags: [],
      async write(sign, now) {
        const madeOn = parseDate(dayOf(now));
        // Programs drop the events that the file no longer has, so it keeps those of the last month.
        const days = daysFor(sign, addDays(madeOn, -30), 210);
        return calendarFileOf({ reader: sign, days, name: `Good days for the ${signById(sign).name}`, madeOn });
      },
    },
  };

  async function requireSign(kind: SubscriptionKind, request: FastifyRequest): Promise<SignId> {
    const address = await countAddress(request);
    if (!address.isAllowed && address.isExceeded) throw rateLimited(address.ttlInSeconds);
    const { secret } = request.params as { secret: string };
    const sign = secretPattern.test(secret) ? await findSubscribedSign(db, kind, secret) : undefined;
    if (!sign) throw notFound();
    return sign;
  }

  for (const kind of subscriptionKinds) {
    const { contentType, tags, write } = documents[kind];
    const options = { schema: { hide: true }, config: { frequent: true } };
    app.get(subscriptionPath(kind, ":secret"), options, async (request, reply) => {
      const sign = await requireSign(kind, request);
      const now = new Date();
      const origin = originOf(request, config);
      const encoded = await caches.responses.fetch(`subscription ${kind} ${origin} ${sign} ${dayOf(now)}`, {
        tags,
        load: async () => encodeResponse(await write(sign, now, origin), { contentType, favors: "time" }),
      });
      // Not in robots.txt: calendar services would refuse to read what it disallows.
      reply.header("x-robots-tag", "noindex, nofollow");
      return sendEncoded(encoded, request, reply, { cacheControl: "private, no-cache", vary: "Accept-Encoding" });
    });
  }
}

interface Document {
  readonly contentType: string;
  readonly tags: readonly TableTag[];
  write(sign: SignId, now: Date, origin: string): Promise<string>;
}

const dayMs = 86_400_000;

/** 32 bytes in base64url. */
const secretPattern = /^[\w-]{43}$/;

/** The civil date in UTC, `YYYY-MM-DD`. */
function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}
