/** Reads the page and its size from a validated query. The default is the first page, of 20 items. */
export function readPage({ page = "1", limit = "20" }: { page?: string | undefined; limit?: string | undefined }) {
  return { page: Number(page), limit: Number(limit) };
}
