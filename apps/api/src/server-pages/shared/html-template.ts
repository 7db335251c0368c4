import { hash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";
import { LRUCache } from "lru-cache";
import { type EncodedResponse, encodeResponse } from "../../cache/encoded-response.ts";
import type { Config } from "../../config.ts";
import { contentSecurityPolicy, type PolicyOptions } from "./content-security-policy.ts";
import type { Html } from "./html.ts";
import { operatorTexts, withOperatorTexts } from "./operator-texts.ts";

/** An HTML file of the build, with a placeholder for the head of the page. */
export interface HtmlTemplate {
  /** Differs for each version of the file. */
  readonly version: string;
  readonly modifiedAt: Date;
  readonly contentSecurityPolicy: string;
  /** Returns the file with this head, compressed. The result is cached. */
  withHead(head: Html): Promise<EncodedResponse>;
  /**
   * Returns the file with this head and this content.
   *
   * @throws if the file has no placeholder for the content
   */
  fill(head: Html, content: Html): string;
}

/**
 * Returns a function that reads a template, and reads it again after a new build has replaced the file or a text of the
 * operator has changed.
 */
export function createTemplateReader(
  file: string,
  config: Config,
  policy: PolicyOptions = {},
): () => Promise<HtmlTemplate> {
  let template: HtmlTemplate | undefined;
  let version = "";
  // The settings belong to the process, so the texts can change only with the day.
  let day = "";
  let texts: ReadonlyMap<string, string> = new Map();
  return async () => {
    const { mtime, mtimeMs, size, ino } = await stat(file);
    const today = new Date().toISOString().slice(0, 10);
    if (day !== today) {
      texts = operatorTexts(config, today);
      day = today;
    }
    const current = `${mtimeMs} ${size} ${ino} ${texts.get("offer-end")}`;
    if (!template || version !== current) {
      const text = await readFile(file, "utf8");
      const filled = withOperatorTexts(text, texts);
      template = { version: current, modifiedAt: mtime, ...createTemplate(filled, config, policy) };
      version = current;
    }
    return template;
  };
}

/** Page parameters and, on a laptop, Host headers create new heads, so the cache has a limit. */
const maxHeads = 200;

function createTemplate(
  text: string,
  config: Config,
  policy: PolicyOptions,
): Omit<HtmlTemplate, "version" | "modifiedAt"> {
  const [before, after] = text.split(/<!-- head -->.*<!-- \/head -->/s);
  if (before === undefined || after === undefined)
    throw new Error("An HTML file of the build has no placeholder for the head.");
  const [beforeContent = "", afterContent] = after.split("<!-- content --><!-- /content -->");
  const responses = new LRUCache<string, Promise<EncodedResponse>>({ max: maxHeads });
  return {
    contentSecurityPolicy: contentSecurityPolicy(config, {
      scriptHashes: inlineHashes(text, /<script(?![^>]*\ssrc\s*=)[^>]*>(.*?)<\/script>/gis),
      styleHashes: inlineHashes(text, /<style[^>]*>(.*?)<\/style>/gis),
      ...policy,
    }),
    fill(head, content) {
      if (afterContent === undefined) throw new Error("An HTML file of the build has no placeholder for the content.");
      return before + head.text + beforeContent + content.text + afterContent;
    },
    withHead({ text: head }) {
      const response =
        responses.get(head) ??
        encodeResponse(before + head + after, { contentType: "text/html; charset=utf-8", favors: "size" });
      responses.set(head, response);
      return response;
    },
  };
}

function inlineHashes(text: string, element: RegExp): string[] {
  return Array.from(text.matchAll(element), ([, content = ""]) => `'sha256-${hash("sha256", content, "base64")}'`);
}
