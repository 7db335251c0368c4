import { isRecord } from "../fields/json-fields.ts";

/**
 * Returns the values of the first facet whose values have each posting once and none more than `most` postings.
 *
 * @param search the `items` of the response
 */
export function splitByFacet(
  search: Readonly<Record<string, unknown>>,
  { total, most }: { total: number; most: number },
): string[] | null {
  for (const [field, parameter] of facets) {
    const values: readonly unknown[] = Array.isArray(search[field]) ? search[field] : [];
    const read = values.map((value) => readFacetValue(value, most));
    const sum = read.reduce((counted, value) => counted + (value?.count ?? 0), 0);
    const ids = read.flatMap((value) => value?.id ?? []);
    if (sum === total && ids.length === values.length && new Set(ids).size === ids.length) {
      return ids.map((id) => `${parameter}=${id}`);
    }
  }
  return null;
}

const facets = [
  ["categoriesFacet", "selectedCategoriesFacet"],
  ["organizationsFacet", "selectedOrganizationsFacet"],
] as const;

function readFacetValue(value: unknown, most: number): { id: string; count: number } | null {
  if (!isRecord(value)) return null;
  const [id, count] = [String(value.Id), value.TotalCount];
  const isCount = typeof count === "number" && Number.isInteger(count) && count > 0 && count <= most;
  return isCount && /^[\w-]{1,100}$/.test(id) ? { id, count } : null;
}
