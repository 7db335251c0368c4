/** Which part of a list to return. */
export interface Page {
  /** From 1. A page beyond the end is empty. */
  page: number;
  /** How many records a page holds, from 1. */
  limit: number;
}

export function offsetOf({ page, limit }: Page): number {
  return (page - 1) * limit;
}

/** Returns how many pages a list fills; 0 for an empty list. */
export function totalPagesOf(total: number, { limit }: Page): number {
  return Math.ceil(total / limit);
}
