/**
 * Returns a URL's query with some values changed, for the `search` of a link. Undefined and empty values are removed. Every
 * change but one of the page leads to the first page.
 *
 * @example
 * changed(new URLSearchParams("zodiac=ox&page=3"), { zodiac: "rat" }); // "?zodiac=rat"
 * changed(new URLSearchParams("zodiac=ox&page=3"), { page: "4" }); // "?zodiac=ox&page=4"
 */
export function changed(query: URLSearchParams, changes: Readonly<Record<string, string | undefined>>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries({ page: undefined, ...changes })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString();
  return text && `?${text}`;
}

/** Returns the page number in a URL's query, or 1 if it is missing or invalid. */
export function pageIn(query: URLSearchParams): number {
  const asked = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** Returns the value of `page` in a URL's query. The first page has none. */
export function pageValue(page: number): string | undefined {
  return page > 1 ? String(page) : undefined;
}
