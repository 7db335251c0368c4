import type { z } from "zod";
import { invalidRequest } from "./errors.ts";
import { type created, integer, parameters, text } from "./parameters.ts";

const limit = integer.refine((count) => count >= 1 && count <= 100, "This value must be between 1 and 100.");

/** The parameters of a list, and those by which it can be narrowed. */
export function listParameters<Shape extends z.core.$ZodLooseShape>(filters: Shape) {
  return parameters({
    ...filters,
    limit: limit.optional(),
    starting_after: text.optional(),
    ending_before: text.optional(),
  });
}

interface Page {
  limit?: number;
  starting_after?: string;
  ending_before?: string;
}

interface List<Item> {
  object: "list";
  url: string;
  has_more: boolean;
  data: Item[];
}

/** One page, newest first. */
export function page<Item extends { id: string }>(url: string, items: readonly Item[], page: Page): List<Item> {
  const newestFirst = items.toReversed();
  const count = page.limit ?? 10;
  const cursor = page.starting_after ?? page.ending_before;
  const at = cursor === undefined ? -1 : newestFirst.findIndex(({ id }) => id === cursor);
  if (cursor !== undefined && at < 0) {
    const param = page.starting_after === undefined ? "ending_before" : "starting_after";
    throw invalidRequest(`No such object: '${cursor}'`, { code: "resource_missing", param });
  }
  if (page.ending_before !== undefined) {
    const start = Math.max(0, at - count);
    return { object: "list", url, has_more: start > 0, data: newestFirst.slice(start, at) };
  }
  const data = newestFirst.slice(at + 1, at + 1 + count);
  return { object: "list", url, has_more: at + 1 + count < newestFirst.length, data };
}

/** Whether a time in seconds is within what the parameter `created` asks for. */
export function isCreated(time: number, range: z.output<typeof created> | undefined): boolean {
  if (range === undefined) return true;
  if (typeof range === "number") return time === range;
  const { gt = -1, gte = 0, lt = Number.POSITIVE_INFINITY, lte = Number.POSITIVE_INFINITY } = range;
  return time > gt && time >= gte && time < lt && time <= lte;
}
