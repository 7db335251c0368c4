import { findBySlug } from "@zodiac-at-work/db";
import type { FastifyReply, FastifyRequest } from "fastify";
import { notFound } from "../../../errors.ts";
import type { Picture } from "../../shared/draw-picture.ts";
import { createPictureSender } from "../../shared/picture-sender.ts";
import type { BlogOptions } from "../blog-options.ts";
import { type ArticleInBrief, categoryName, picturePath, readTimeText } from "./article.ts";

/** Creates the handler of the pictures that link previews of articles show. */
export function createArticlePictureSender({ db, caches }: BlogOptions) {
  const sendPicture = createPictureSender({ caches });
  return async (request: FastifyRequest, reply: FastifyReply, slug: string): Promise<FastifyReply> => {
    const found = await findBySlug(db, slug);
    if (!found || found.kind === "deleted") throw notFound();
    if (found.kind === "moved") return reply.redirect(picturePath(found), 301);
    return sendPicture(request, reply, pictureOf(found.post));
  };
}

function pictureOf(article: ArticleInBrief): Picture {
  const { signs, title, category } = article;
  return { signs, title, eyebrow: category ? categoryName(category) : undefined, note: readTimeText(article) };
}
