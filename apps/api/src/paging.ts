/** Reads which page a validated query asks for: by default the first, of 20 items. */
export function readPage({ page = "1", limit = "20" }: { page?: string | undefined; limit?: string | undefined }) {
  return { page: Number(page), limit: Number(limit) };
}
