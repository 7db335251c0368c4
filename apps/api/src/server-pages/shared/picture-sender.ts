import type { FastifyReply, FastifyRequest } from "fastify";
import { encodeBytes, sendEncoded } from "../../cache/encoded-response.ts";
import type { Dependencies } from "../../dependencies.ts";
import { drawPicture, type Picture } from "./draw-picture.ts";

/** Creates a function that sends a picture for link previews from the cache, and draws it the first time. */
export function createPictureSender({ caches }: Pick<Dependencies, "caches">) {
  return async (request: FastifyRequest, reply: FastifyReply, picture: Picture): Promise<FastifyReply> => {
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
