import { isRecord } from "../fields/json-fields.ts";

/** The values of facets that a query applies, by parameter. */
export type Facets = Record<string, string[]>;

/** More values in one query are refused by some sites. */
const mostValues = 100;
const mostFacets = 3;

/**
 * Splits a query into queries that together find the same postings, each below the cap as far as the counts of one facet
 * tell. Places come first, then job families. Postings may be found by several of them.
 *
 * @param response the `facets` of the response to the query
 * @returns null if no facet splits the query
 */
export function splitByFacets(
  response: unknown,
  applied: Facets,
  { total, cap }: { total: number; cap: number },
): Facets[] | null {
  if (Object.keys(applied).length >= mostFacets) return null;
  const [facet] = readFacets(response)
    // A facet that counts fewer postings leaves some out.
    .filter(({ parameter, values, sum }) => !(parameter in applied) && values.length > 1 && sum >= total)
    .toSorted((a, b) => rankOf(a, cap) - rankOf(b, cap));
  return facet ? pack(facet.values, cap).map((ids) => ({ ...applied, [facet.parameter]: ids })) : null;
}

/**
 * Returns how many postings a whole board has by the counts of its facets, which no cap limits. A posting may have
 * several places, so a sum counts if two facets share it or each posting has one value of the facet.
 *
 * @returns null if no sum is sure
 */
export function countByFacets(response: unknown): number | null {
  const facets = readFacets(response);
  const sums = facets
    .filter(({ parameter, sum }, index) => {
      const isShared = facets.some((other, position) => position !== index && other.sum === sum);
      return isShared || parameter === "timeType" || parameter === "workerSubType";
    })
    .map(({ sum }) => sum);
  return sums.length > 0 ? Math.max(...sums) : null;
}

interface Facet {
  parameter: string;
  values: { id: string; count: number }[];
  /** The sum of all counts. */
  sum: number;
}

/** Reads the facets, also those in groups: `locationMainGroup` has facets as its values. */
function readFacets(value: unknown, depth = 0): Facet[] {
  if (!Array.isArray(value) || depth > 2) return [];
  return value.filter(isRecord).flatMap(({ facetParameter: parameter, values }) => {
    if (typeof parameter !== "string" || !Array.isArray(values)) return [];
    const read = values.filter(isRecord).flatMap(({ id, count }) => {
      const isValue = typeof id === "string" && /^[\w-]{1,100}$/.test(id);
      return isValue && typeof count === "number" && Number.isInteger(count) && count > 0 ? [{ id, count }] : [];
    });
    const nested = readFacets(values, depth + 1);
    if (read.length === 0 || !/^[a-z][\w-]{0,99}$/i.test(parameter)) return nested;
    return [{ parameter, values: read, sum: read.reduce((sum, { count }) => sum + count, 0) }, ...nested];
  });
}

/** Places, then families, then the others. Among them, a facet whose values are all below the cap needs no second split. */
function rankOf({ parameter, values }: Facet, cap: number): number {
  const group = /^location/i.test(parameter) ? 0 : /^jobFamily/i.test(parameter) ? 1 : 2;
  return group * 2 + (values.some(({ count }) => count >= cap) ? 1 : 0);
}

/** Puts values together while they stay below the cap. */
function pack(values: Facet["values"], cap: number): string[][] {
  const packs: string[][] = [];
  let sum = cap;
  for (const { id, count } of values) {
    const last = packs.at(-1);
    if (last && last.length < mostValues && sum + count < cap) {
      last.push(id);
      sum += count;
    } else {
      packs.push([id]);
      sum = count;
    }
  }
  return packs;
}
