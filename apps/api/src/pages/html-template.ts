import { createHash } from "node:crypto";
import { readFile, stat } from "node:fs/promises";

/** The built page, with what has to be said about it. */
export interface Page {
  html: string;
  /** Of the content, not of the file's size and time: builds of one size and a fixed time would share that one. */
  etag: string;
  /** Content-Security-Policy sources that allow exactly the inline scripts and styles that the build put into it. */
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/** Reads a page, and again whenever its file was replaced, so that a new build needs no restart. */
export function createPageReader(file: string): () => Promise<Page> {
  let page: Page | undefined;
  let version = "";
  return async () => {
    const { mtimeMs, size, ino } = await stat(file);
    const found = `${mtimeMs} ${size} ${ino}`;
    if (!page || found !== version) {
      page = describePage(await readFile(file, "utf8"));
      version = found;
    }
    return page;
  };
}

function describePage(html: string): Page {
  return {
    html,
    etag: `W/"${sha256(html)}"`,
    scriptHashes: inlineHashes(html, /<script(?![^>]*\ssrc\s*=)[^>]*>(.*?)<\/script>/gis),
    styleHashes: inlineHashes(html, /<style[^>]*>(.*?)<\/style>/gis),
  };
}

function inlineHashes(html: string, element: RegExp): string[] {
  return Array.from(html.matchAll(element), ([, content = ""]) => `'sha256-${sha256(content)}'`);
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("base64");
}
