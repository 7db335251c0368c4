import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { ApiError } from "../errors.ts";

/**
 * Refuses compressed bodies, which no client of the API sends. A few bytes of one may become a gigabyte. The error of a
 * broken one was lost if it came while a later hook still waited, and the request was never answered.
 */
export const refuseCompressedBodies = fp(async (app: FastifyInstance) => {
  app.addHook("preParsing", (request, _reply, payload, done) => {
    const encoding = request.headers["content-encoding"];
    if (encoding === undefined || encoding === "identity") return done(null, payload);
    done(new ApiError("unsupported-media-type", "The body must not be compressed."));
  });
});

/** Ignores unknown expectations, as the standard allows. By itself Node responds to them with an empty 417. */
export const ignoreExpectations = fp(async ({ server }: FastifyInstance) => {
  server.on("checkExpectation", (request, response) => server.emit("request", request, response));
});
