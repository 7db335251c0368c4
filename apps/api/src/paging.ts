import { ApiError } from "./errors.ts";

/** Which part of a list is asked for: the first twenty, unless a checked query says otherwise. */
export function pageOf({ page = "1", limit = "20" }: { page?: string | undefined; limit?: string | undefined }) {
  return { page: Number(page), limit: Number(limit) };
}

/**
 * Refuses a filter that can't find anything, because nothing is filed under its value.
 *
 * @throws {ApiError} `invalid-request`, with the values that there are
 */
export async function requireKnown(
  name: string,
  value: string | undefined,
  listKnown: () => Promise<readonly string[]>,
): Promise<void> {
  if (value === undefined) return;
  const known = await listKnown();
  if (!known.includes(value)) {
    throw new ApiError("invalid-request", `query.${name}: must be one of ${known.join(", ")}`);
  }
}
