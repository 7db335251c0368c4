import { isIP } from "node:net";

/**
 * Reads the address of a page for readers, absolute and as published: `http:` stays, because only the host can say whether
 * it answers by `https:`. A relative one is resolved with `base`, if there is one. Returns null for other schemes,
 * addresses with a login, hosts that are no names with a dot, and text that is no address.
 */
export function readLink(value: unknown, base?: string): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (text === "" || text.length > maxLength || (/\s/.test(text) && !text.includes("://"))) return null;
  const url = URL.parse(text, base === "" ? undefined : base);
  if (url === null || url.username !== "" || url.password !== "" || !isName(url.hostname)) return null;
  return url.protocol === "https:" || url.protocol === "http:" ? withoutSession(url).href : null;
}

/** Reads an address that the worker requests, or compares with one that it requested: always `https:`. */
export function readAddress(value: unknown, base?: string): string | null {
  const link = readLink(value, base);
  return link && toHttps(link);
}

/** Returns a link with `https:`. One that names a port stays: it can't have the same port. */
export function toHttps(link: string): string {
  const url = new URL(link);
  if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
  return url.href;
}

/** A link to an address of IP may lead into the reader's own network. */
function isName(host: string): boolean {
  return host.includes(".") && !host.endsWith(".") && isIP(host) === 0;
}

/** Links of Indeed carry the search and the session they were found in. `jk` alone leads to the posting. */
function withoutSession(url: URL): URL {
  const key = /(?:^|\.)indeed\.(?:com|[a-z]{2}|co\.[a-z]{2})$/.test(url.hostname) ? url.searchParams.get("jk") : null;
  return key === null ? url : new URL(`/viewjob?jk=${encodeURIComponent(key)}`, url);
}

const maxLength = 2_000;
