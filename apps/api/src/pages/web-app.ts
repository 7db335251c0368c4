import { join } from "node:path";
import fastifyHelmet from "@fastify/helmet";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Config } from "../config.ts";
import { notFound } from "../errors.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { createPageReader } from "./html-template.ts";

/**
 * Serves the built web app: files as they lie there, and the one page for every path that a reader may type. Files
 * under `/assets` carry their hash in their name and are kept for good; the page is asked for anew each time.
 */
export const webApp = fp(async (app: FastifyInstance, { folder, config }: { folder: string; config: Config }) => {
  await app.register(fastifyHelmet, {
    global: false,
    strictTransportSecurity: config.production && { maxAge: 31_536_000, includeSubDomains: true },
    xFrameOptions: { action: "deny" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  });
  await app.register(fastifyStatic, {
    root: folder,
    // As a string, the index of a folder would answer 404 to those who accept brotli.
    index: ["index.html"],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.header("cache-control", cacheControl(path)),
  });

  const readPage = createPageReader(join(folder, "index.html"));
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const page = await readPage();
    // Helmet writes to the raw response, and these would be written over it.
    reply.removeHeader("content-security-policy").removeHeader("referrer-policy");
    reply.helmet({ contentSecurityPolicy: contentSecurityPolicy(config, page) });
    reply.header("cache-control", "no-cache").header("etag", page.etag);
    if (request.headers["if-none-match"]?.includes(page.etag)) return reply.code(304).send();
    return reply.type("text/html; charset=utf-8").send(page.html);
  };
  app.get("/", { schema: { hide: true } }, sendPage);
  app.get("/index.html", { schema: { hide: true } }, sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (isPagePath(request)) return sendPage(request, reply);
    throw notFound();
  });
});

function cacheControl(path: string): string {
  return path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600";
}

/** A path that somebody may have typed or bookmarked: not a call, and not a file that should have been there. */
function isPagePath({ method, url }: FastifyRequest): boolean {
  const path = url.split("?", 1)[0] ?? "";
  const isFile = path.slice(path.lastIndexOf("/")).includes(".");
  return (method === "GET" || method === "HEAD") && !/^\/(api|assets)(\/|$)/.test(path) && !isFile;
}
