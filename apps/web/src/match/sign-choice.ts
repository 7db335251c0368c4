import { isOneOf } from "@zodiac-at-work/catalog";
import { type SignId, signIds } from "@zodiac-at-work/zodiac";
import { changed } from "../lists/search-params.ts";
import { type Scope, scopes, signsOf } from "./scope.ts";

/** Which signs a list shows: those of a scope, or those that the reader has chosen. */
export interface SignChoice {
  /** Undefined if the reader has chosen signs, and during a search, which covers all signs. */
  readonly scope: Scope | undefined;
  /** The signs whose records are listed. None of them means all. */
  readonly signs: readonly SignId[];
}

/** Reads the choice from the URL. A reader whose sign is known starts with the three best signs. */
export function signChoiceIn(query: URLSearchParams, search: string, reader: SignId | undefined): SignChoice {
  if (search !== "") return { scope: undefined, signs: [] };
  const asked = (query.get("zodiac") ?? "").split(",");
  const chosen = signIds.filter((sign) => asked.includes(sign));
  if (chosen.length > 0) return { scope: undefined, signs: chosen };
  const view = query.get("view");
  const scope = !reader ? "all" : isOneOf(scopes, view) ? view : "matches";
  return { scope, signs: scope === "all" ? [] : signsOf(scope, reader) };
}

/** Returns the URL's query for a scope. The filters stay, the search and the chosen signs do not. */
export function searchForScope(query: URLSearchParams, scope: Scope): string {
  return changed(query, {
    view: scope === "matches" ? undefined : scope,
    zodiac: undefined,
    search: undefined,
    sort: undefined,
  });
}

/** Returns the URL's query after a click on a sign, which adds it to the chosen signs or removes it, or on all signs. */
export function searchForSign(
  query: URLSearchParams,
  { scope, signs }: SignChoice,
  sign: SignId | undefined,
  reader: SignId | undefined,
): string {
  if (sign === undefined) {
    return changed(query, { zodiac: undefined, search: undefined, view: reader ? "all" : undefined });
  }
  // The signs of a scope are a suggestion, so the first choice replaces them.
  const chosen = new Set(scope ? [] : signs);
  if (!chosen.delete(sign)) chosen.add(sign);
  const zodiac = signIds.filter((each) => chosen.has(each)).join(",");
  return changed(query, { zodiac, search: undefined, view: zodiac || !reader ? undefined : "all" });
}
