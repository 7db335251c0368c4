import { ApiError } from "./errors.ts";

/** Reads which page a validated query asks for: by default the first, of 20 items. */
export function readPage({ page = "1", limit = "20" }: { page?: string | undefined; limit?: string | undefined }) {
  return { page: Number(page), limit: Number(limit) };
}

/** @throws {ApiError} `invalid-request` unless the value of a filter is known */
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
