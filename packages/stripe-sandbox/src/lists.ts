import { z } from "zod";
import { invalidRequest } from "./errors.ts";
import { integer, text } from "./parameters.ts";

const limit = integer.refine((count) => count >= 1 && count <= 100, "This value must be between 1 and 100.");

/** The parameters of a list: its filters and the paging. */
export function listParameters<Shape extends z.core.$ZodLooseShape>(filters: Shape) {
  return z.strictObject({ ...filters, limit: limit.optional(), starting_after: text.optional() });
}

interface List<Item> {
  object: "list";
  url: string;
  has_more: boolean;
  data: Item[];
}

/** Returns one page of a list, newest first. */
export function listPage<Item extends { id: string }>(
  url: string,
  items: readonly Item[],
  { limit = 10, starting_after }: { limit?: number; starting_after?: string },
): List<Item> {
  const newestFirst = items.toReversed();
  const start = starting_after === undefined ? 0 : newestFirst.findIndex(({ id }) => id === starting_after) + 1;
  if (starting_after !== undefined && start === 0) {
    const details = { code: "resource_missing", param: "starting_after" };
    throw invalidRequest(`No such object: '${starting_after}'`, details);
  }
  const data = newestFirst.slice(start, start + limit);
  return { object: "list", url, has_more: start + limit < newestFirst.length, data };
}
