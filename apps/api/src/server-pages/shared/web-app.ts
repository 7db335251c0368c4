import { basename, join } from "node:path";
import fastifyStatic from "@fastify/static";
import { matchPage, notFound as notFoundPage, type Page, pages } from "@zodiac-at-work/contracts/pages";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { publicCacheControl, sendEncoded } from "../../cache/encoded-response.ts";
import type { Config } from "../../config.ts";
import { notFound } from "../../errors.ts";
import { createTemplateReader, type HtmlTemplate } from "./html-template.ts";
import { renderPageHead } from "./page-head.ts";
import { originOf, pageHeaders } from "./page-headers.ts";

/** Serves the built site: its files, the HTML of each page, and the 404 page at every other address. */
export const webApp = fp(async (app: FastifyInstance, { folder, config }: { folder: string; config: Config }) => {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The HTML files are templates.
    allowedPath: (path) => !path.endsWith(".html"),
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => reply.headers(fileHeaders(path)),
  });

  const readTemplate = createTemplates(folder, config);
  const sendPage = async (request: FastifyRequest, reply: FastifyReply, page: Page, path?: string) => {
    const template = await readTemplate(page);
    const response = await template.withHead(renderPageHead(page, { origin: originOf(request, config), path }));
    reply.headers(pageHeaders).header("content-security-policy", template.contentSecurityPolicy);
    if (!page.indexed) reply.header("x-robots-tag", "noindex");
    const isPublic = page.access === "open" && reply.statusCode === 200;
    const cacheControl = isPublic ? publicCacheControl : "no-cache";
    return sendEncoded(response, request, reply, { cacheControl, vary: "Accept-Encoding" });
  };

  const sendPageAt = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = "", ...query] = request.url.split("?");
    if (!mayBePage(request.method, pathname)) throw notFound();
    const match = matchPage(pathname);
    // The routes of the blog respond to the addresses of its pages.
    if (!match || (match.path === pathname && match.page.rendersOnServer))
      return sendPage(request, reply.code(404), notFoundPage);
    // Each page has one address.
    if (match.path !== pathname) return reply.redirect([match.path, ...query].join("?"), 301);
    return sendPage(request, reply.code(200), match.page, match.path);
  };
  // Without this route, @fastify/static would respond to the folder's own path.
  app.get("/", { schema: { hide: true } }, sendPageAt);
  // The browser itself sends a form only if JavaScript is turned off, and the page says so. The body is not read: it may
  // hold a password.
  for (const { path } of Object.values<Page>(pages).filter(isPrerendered)) {
    app.post(path, { schema: { hide: true }, onRequest: async (_, reply) => reply.redirect(path, 303) }, sendPageAt);
  }
  app.setNotFoundHandler(sendPageAt);
});

/** Returns a function that reads the HTML file of a page. */
function createTemplates(folder: string, config: Config): (page: Page) => Promise<HtmlTemplate> {
  const readers = new Map<string, () => Promise<HtmlTemplate>>();
  return (page) => {
    const file = page.file ?? page.frame ?? "app.html";
    const reader = readers.get(file) ?? createTemplateReader(join(folder, file), config);
    readers.set(file, reader);
    return reader();
  };
}

/** Whether the build renders the page with all its content. */
function isPrerendered({ file, rendersOnServer }: Page): boolean {
  return file !== undefined && !rendersOnServer;
}

/** Files under `/assets` have a hash in their names. Other sites may embed the picture that is made for previews. */
function fileHeaders(path: string): Record<string, string> {
  if (/^sw\.js(\.|$)/.test(basename(path))) return workerHeaders;
  return {
    "cache-control": path.includes("/assets/") ? "public, max-age=31536000, immutable" : "public, max-age=3600",
    ...(path.endsWith("/preview.png") && { "cross-origin-resource-policy": "cross-origin" }),
  };
}

/** Browsers look for a new release in the service worker. Its policy decides what it may fetch: files of the site. */
const workerHeaders = {
  "cache-control": "no-cache",
  "content-security-policy": "default-src 'none'; connect-src 'self'",
};

/** Whether the path may belong to a page. Missing files and unknown calls get a JSON error. */
function mayBePage(method: string, pathname: string): boolean {
  const name = pathname.slice(pathname.lastIndexOf("/"));
  const isFile = name.includes(".") && !name.endsWith(".html");
  return (method === "GET" || method === "HEAD") && !/^\/(api|assets)(\/|$)/.test(pathname) && !isFile;
}
