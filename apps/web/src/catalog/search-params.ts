/**
 * The query of an address with some values changed, for a link's `search`. What is undefined or empty is taken away; a
 * change of anything else leads back to the first page.
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

/** The page that an address asks for; the first where it names none that could exist. */
export function pageIn(query: URLSearchParams): number {
  const asked = query.get("page") ?? "";
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** How an address says a page; the first needs no mention. */
export function pageValue(page: number): string | undefined {
  return page > 1 ? String(page) : undefined;
}
