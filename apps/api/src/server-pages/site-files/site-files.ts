import { articleFamilies } from "@zodiac-at-work/catalog";
import { pages } from "@zodiac-at-work/contracts/pages";
import { listNewestPosts, readPublicAddresses } from "@zodiac-at-work/db";
import { legalPages } from "@zodiac-at-work/settings";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { encodeResponse, publicCacheControl, sendEncoded } from "../../cache/encoded-response.ts";
import { notFound } from "../../errors.ts";
import type { BlogOptions } from "../blog/blog-options.ts";
import { servedLegalPages } from "../shared/legal-links.ts";
import { originOf } from "../shared/page-headers.ts";
import { feedLength, writeJsonFeed, writeRss } from "./feeds.ts";
import { robotsText } from "./robots.ts";
import { writeSitemap } from "./sitemap.ts";

/** Serves what crawlers and feed readers fetch: the sitemap, the feeds and robots.txt. */
export const siteFiles = fp(async (app: FastifyInstance, { db, caches, config }: BlogOptions) => {
  const options = { schema: { hide: true }, config: { frequent: true } };
  const served = servedLegalPages(config.operator);
  const absent = legalPages.filter((page) => !served.includes(page)).map((page) => pages[page].path);

  async function send(request: FastifyRequest, reply: FastifyReply, type: string, write: Write): Promise<FastifyReply> {
    const origin = originOf(request, config);
    const [path] = request.url.split("?");
    const encoded = await caches.responses.fetch(`${origin}${path}`, {
      tags: ["blog_posts"],
      load: async () => encodeResponse(await write(origin), { contentType: type, favors: "time" }),
      mayBeStale: true,
    });
    return sendEncoded(encoded, request, reply, { cacheControl: publicCacheControl, vary: "Accept-Encoding" });
  }

  app.get("/sitemap.xml", options, (request, reply) =>
    send(request, reply, xml, (origin) => sitemap(origin, undefined)),
  );
  app.get<{ Params: { file: string } }>("/sitemap-:file(^[1-9]\\d{0,3}).xml", options, (request, reply) =>
    send(request, reply, xml, (origin) => sitemap(origin, Number(request.params.file))),
  );
  app.get("/feed.xml", options, (request, reply) =>
    send(request, reply, rss, async (origin) => writeRss(await listNewestPosts(db, feedLength), origin)),
  );
  app.get("/feed.json", options, (request, reply) =>
    send(request, reply, jsonFeed, async (origin) => writeJsonFeed(await listNewestPosts(db, feedLength), origin)),
  );
  for (const family of articleFamilies) {
    app.get(`/feed-${family}.xml`, options, (request, reply) =>
      send(request, reply, rss, async (origin) =>
        writeRss(await listNewestPosts(db, feedLength, { family }), origin, family),
      ),
    );
    app.get(`/feed-${family}.json`, options, (request, reply) =>
      send(request, reply, jsonFeed, async (origin) =>
        writeJsonFeed(await listNewestPosts(db, feedLength, { family }), origin, family),
      ),
    );
  }
  app.get("/robots.txt", options, (request, reply) =>
    send(request, reply, plain, async (origin) => robotsText(origin)),
  );

  async function sitemap(origin: string, file: number | undefined): Promise<string> {
    const text = await writeSitemap(readPublicAddresses(db), { origin, file, absent });
    if (text === undefined) throw notFound();
    return text;
  }
});

type Write = (origin: string) => Promise<string>;

const xml = "application/xml; charset=utf-8";
const rss = "application/rss+xml; charset=utf-8";
const jsonFeed = "application/feed+json; charset=utf-8";
const plain = "text/plain; charset=utf-8";
