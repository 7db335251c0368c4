import { findImageData } from "@zodiac-at-work/db";
import type { FastifyInstance } from "fastify";
import type { Dependencies } from "../dependencies.ts";
import { notFound } from "../errors.ts";

/**
 * Serves the pictures of articles. Their addresses contain the hash of their content, so they never change. Other sites
 * and feed readers may show them.
 */
export async function blogImageFiles(app: FastifyInstance, { db }: Dependencies): Promise<void> {
  const options = { schema: { hide: true }, config: { frequent: true } };
  app.get<{ Params: { file: string } }>("/blog/images/:file", options, async ({ params, headers }, reply) => {
    const hash = params.file.match(/^([0-9a-f]{32})\.webp$/)?.[1];
    const data = hash && (await findImageData(db, hash));
    if (!data) throw notFound();
    const etag = `"${hash}"`;
    reply
      .header("cache-control", "public, max-age=31536000, immutable")
      .header("cross-origin-resource-policy", "cross-origin")
      .header("etag", etag);
    if (headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
    return reply.type("image/webp").send(data);
  });
}
