import { findBySlug } from "@zodiac-at-work/db";
import type { FastifyReply, FastifyRequest } from "fastify";
import { encodeBytes, sendEncoded } from "../encoded-response.ts";
import { notFound } from "../errors.ts";
import { type ArticleInBrief, categoryName, picturePath, readTimeText } from "./article.ts";
import type { BlogOptions } from "./blog-options.ts";
import { drawPicture, type Picture } from "./draw-picture.ts";

/** Creates the handler of the pictures that link previews of articles show. */
export function createPictureSender({ db, caches }: BlogOptions) {
  return async (request: FastifyRequest, reply: FastifyReply, slug: string): Promise<FastifyReply> => {
    const found = await findBySlug(db, slug);
    if (!found || found.kind === "deleted") throw notFound();
    if (found.kind === "moved") return reply.redirect(picturePath(found), 301);
    const picture = pictureOf(found.post);
    // The key is the content, so the picture outlives changes that it does not show.
    const encoded = await caches.responses.fetch(`picture ${JSON.stringify(picture)}`, {
      tags: [],
      load: async () => encodeBytes(await drawPicture(picture, "png"), "image/png"),
    });
    // Services that show previews embed it.
    reply.header("cross-origin-resource-policy", "cross-origin");
    return sendEncoded(encoded, request, reply, { cacheControl: "public, max-age=3600", vary: "Accept-Encoding" });
  };
}

function pictureOf(article: ArticleInBrief): Picture {
  const { signs, title, category } = article;
  return { signs, title, eyebrow: category ? categoryName(category) : undefined, note: readTimeText(article) };
}
