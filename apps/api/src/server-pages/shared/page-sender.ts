import { join } from "node:path";
import { DatabaseUnavailableError } from "@zodiac-at-work/db";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { TableTag } from "../../cache/cached-response.ts";
import { type EncodedResponse, encodeResponse, publicCacheControl, sendEncoded } from "../../cache/encoded-response.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Html } from "./html.ts";
import { createTemplateReader, type HtmlTemplate } from "./html-template.ts";
import { type Notice, renderNotice, renderNoticeHead } from "./notice-page.ts";
import { originOf, pageHeaders } from "./page-headers.ts";

/** What a page consists of. */
export interface PageParts {
  readonly head: Html;
  readonly content: Html;
  /** When the content last changed. */
  readonly lastModified: Date;
}

export interface PageSender {
  /**
   * Sends a page from the cache, until one of its tables changes. In an outage of the database, an earlier page of the
   * last hour stands in, or else what `withoutDatabase` returns.
   *
   * @param name identifies the page among those of this sender
   * @param load throws `Instead` to respond with something else, uncached
   */
  send(
    request: FastifyRequest,
    reply: FastifyReply,
    name: string,
    load: Render,
    withoutDatabase?: Render,
  ): FastifyReply | Promise<FastifyReply>;
  /** Sends a page that only this process may keep. The caller has checked that the page may be sent. */
  sendPrivate: PageSender["send"];
  sendNotice(request: FastifyRequest, reply: FastifyReply, notice: Notice): Promise<FastifyReply>;
}

/** @param origin of the site */
type Render = (origin: string) => Promise<PageParts>;

/** Thrown in place of a page: a notice, or the path to redirect to for good. */
export class Instead extends Error {
  override name = "Instead";
  readonly response: Notice | string;

  constructor(response: Notice | string) {
    super("The page has no content of its own.");
    this.response = response;
  }
}

/** How long a template is used before its file is checked for a new build. */
const templateMs = 1_000;

export interface PageSenderOptions extends Pick<Dependencies, "config" | "caches"> {
  /** The folder of the built site. */
  readonly folder: string;
}

/**
 * Creates the sender of the pages that share an HTML file of the build.
 *
 * @param file the page's file, with placeholders for head and content
 * @param tags the tables whose changes invalidate the pages
 */
export function createPageSender(
  { config, caches, folder }: PageSenderOptions,
  file: string,
  tags: readonly TableTag[],
): PageSender {
  const readTemplate = createTemplateReader(join(folder, file), config, { foreignImages: true });
  const notices = new Map<Notice, { version: string; response: Promise<EncodedResponse> }>();
  let template: HtmlTemplate | undefined;
  let checkedAt = Number.NEGATIVE_INFINITY;

  async function currentTemplate(): Promise<HtmlTemplate> {
    template = await readTemplate();
    checkedAt = performance.now();
    return template;
  }

  function keyOf({ version }: HtmlTemplate, request: FastifyRequest, name: string): string {
    return `${file} ${version} ${originOf(request, config)} ${name}`;
  }

  function sendPage(
    encoded: EncodedResponse,
    policy: string,
    request: FastifyRequest,
    reply: FastifyReply,
    { cacheControl, headers }: Audience = everybody,
  ) {
    reply.headers(headers).header("content-security-policy", policy);
    return sendEncoded(encoded, request, reply, { cacheControl, vary: "Accept-Encoding" });
  }

  /** Returns a function that sends a page from the cache, or loads it. */
  function sendTo(audience: Audience): PageSender["send"] {
    return (request, reply, name, load, withoutDatabase) => {
      if (template && performance.now() - checkedAt < templateMs) {
        const cached = caches.responses.get(keyOf(template, request, name));
        if (cached) return sendPage(cached, template.contentSecurityPolicy, request, reply, audience);
      }
      return loadAndSend(audience, request, reply, name, load, withoutDatabase);
    };
  }

  async function loadAndSend(
    audience: Audience,
    ...[request, reply, name, load, withoutDatabase]: Parameters<PageSender["send"]>
  ): Promise<FastifyReply> {
    try {
      const { encoded, policy } = await loadPage(request, name, load, audience === everybody);
      return sendPage(encoded, policy, request, reply, audience);
    } catch (error) {
      if (withoutDatabase && error instanceof DatabaseUnavailableError) {
        const current = await currentTemplate();
        const encoded = await encodePage(current, await withoutDatabase(originOf(request, config)));
        const incomplete = { ...audience, cacheControl: "no-store" };
        return sendPage(encoded, current.contentSecurityPolicy, request, reply, incomplete);
      }
      if (!(error instanceof Instead)) throw error;
      const { response } = error;
      return typeof response === "string" ? reply.redirect(response, 301) : sendNotice(request, reply, response);
    }
  }

  async function loadPage(request: FastifyRequest, name: string, load: Render, mayBeStale: boolean) {
    const current = await currentTemplate();
    const encoded = await caches.responses.fetch(keyOf(current, request, name), {
      tags,
      load: async () => encodePage(current, await load(originOf(request, config))),
      mayBeStale,
    });
    return { encoded, policy: current.contentSecurityPolicy };
  }

  function encodePage(current: HtmlTemplate, { head, content, lastModified }: PageParts): Promise<EncodedResponse> {
    const latest = new Date(Math.max(lastModified.getTime(), current.modifiedAt.getTime()));
    return encodeResponse(current.fill(head, content), {
      contentType: htmlType,
      lastModified: latest,
      favors: "time",
    });
  }

  async function sendNotice(request: FastifyRequest, reply: FastifyReply, notice: Notice): Promise<FastifyReply> {
    const { version, fill, contentSecurityPolicy } = await currentTemplate();
    const known = notices.get(notice);
    const response =
      known?.version === version
        ? known.response
        : encodeResponse(fill(renderNoticeHead(notice), renderNotice(notice)), { contentType: htmlType });
    notices.set(notice, { version, response });
    reply.code(notice.status).header("x-robots-tag", "noindex");
    return sendPage(await response, contentSecurityPolicy, request, reply);
  }

  return { send: sendTo(everybody), sendPrivate: sendTo(holdersOfLink), sendNotice };
}

/** How a page is sent to those who may read it. */
interface Audience {
  readonly cacheControl: string;
  readonly headers: Readonly<Record<string, string>>;
}

const everybody: Audience = { cacheControl: publicCacheControl, headers: pageHeaders };

/** Nobody else may learn the link, from the page or from a cache. */
const holdersOfLink: Audience = {
  cacheControl: "no-store",
  headers: { ...pageHeaders, "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" },
};

const htmlType = "text/html; charset=utf-8";
