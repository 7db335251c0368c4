/**
 * Reads the address of a page for readers, absolute and with `https:`. A relative one is resolved with `base`, if there is one; `http:`
 * becomes `https:`, because readers are sent to nothing else. Returns null for other schemes, addresses with a login, and
 * text that is no address.
 */
export function readLink(value: unknown, base?: string): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (text === "" || text.length > maxLength || (/\s/.test(text) && !text.includes("://"))) return null;
  const url = URL.parse(text, base === "" ? undefined : base);
  if (url === null || url.username !== "" || url.password !== "") return null;
  if (url.protocol === "http:" && url.port === "") url.protocol = "https:";
  return url.protocol === "https:" && url.hostname.includes(".") ? withoutSession(url).href : null;
}

/** Links of Indeed carry the search and the session they were found in. `jk` alone leads to the posting. */
function withoutSession(url: URL): URL {
  const key = /(?:^|\.)indeed\.(?:com|[a-z]{2}|co\.[a-z]{2})$/.test(url.hostname) ? url.searchParams.get("jk") : null;
  return key === null ? url : new URL(`/viewjob?jk=${encodeURIComponent(key)}`, url);
}

const maxLength = 2_000;
