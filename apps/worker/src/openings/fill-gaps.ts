import type { Posting } from "@zodiac-at-work/catalog";

/** Returns a posting whose unknown values come from another reading of it. The id, the title and the address stay. */
export function fillGaps(posting: Posting, other: Posting): Posting {
  return {
    ...posting,
    locations: posting.locations.length > 0 ? posting.locations : other.locations,
    remote: posting.remote ?? other.remote,
    department: posting.department ?? other.department,
    type: posting.type ?? other.type,
    salary: posting.salary ?? other.salary,
    postedDate: posting.postedDate ?? other.postedDate,
    description: posting.description ?? other.description,
  };
}
