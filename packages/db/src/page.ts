/** Which part of a list is asked for. */
export interface Page {
  /** From 1. A page beyond the end is empty. */
  page: number;
  /** Records a page, from 1. */
  limit: number;
}

export function offsetOf({ page, limit }: Page): number {
  return (page - 1) * limit;
}

/** How many pages a list of so many records fills; none when it is empty. */
export function totalPagesOf(total: number, { limit }: Page): number {
  return Math.ceil(total / limit);
}
