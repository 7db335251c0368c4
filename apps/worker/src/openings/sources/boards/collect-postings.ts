import type { Posting } from "@zodiac-at-work/catalog";
import { ZodError } from "zod";
import type { SourcePage, Unreadable } from "../../source.ts";
import { isRecord, readId } from "../fields/json-fields.ts";
import { uniquePlaces } from "../fields/locations.ts";
import { strongestMode } from "../fields/workplace.ts";

/** A posting lacks what it cannot do without. The message is a sentence. */
export class UnreadablePosting extends Error {
  override name = "UnreadablePosting";
}

/**
 * Reads each posting of a list by itself. One that can't be read is kept with the reason, and null leaves out one that
 * must not be shown. Records with the same id are one posting in several places.
 *
 * @param idOf finds the id of an item that can't be read
 */
export function collectPostings<Item>(
  items: readonly Item[],
  read: (item: Item) => Posting | null,
  idOf: (item: Item) => string | null = idOfRecord,
): Pick<SourcePage, "postings" | "unreadable"> {
  const postings = new Map<string, Posting>();
  const unreadable: Unreadable[] = [];
  for (const item of items) {
    try {
      const posting = read(item);
      if (posting === null) continue;
      const known = postings.get(posting.id);
      postings.set(posting.id, known === undefined ? posting : merge(known, posting));
    } catch (error) {
      unreadable.push({ id: idOf(item), reason: reasonOf(item, error) });
    }
  }
  return { postings: [...postings.values()], unreadable };
}

function merge(posting: Posting, other: Posting): Posting {
  const countries = [...(posting.remote?.countries ?? []), ...(other.remote?.countries ?? [])];
  const mode = strongestMode([posting.remote?.mode ?? null, other.remote?.mode ?? null]);
  return {
    ...posting,
    locations: uniquePlaces([...posting.locations, ...other.locations]),
    remote: mode && { mode, countries: [...new Set(countries)] },
  };
}

function idOfRecord(item: unknown): string | null {
  return isRecord(item) ? readId(item.id ?? item.shortcode) : null;
}

function reasonOf(item: unknown, error: unknown): string {
  if (error instanceof UnreadablePosting) return error.message;
  if (!(error instanceof ZodError)) return error instanceof Error ? error.message : String(error);
  if (!isRecord(item)) return "The posting is not an object.";
  return `The posting is incomplete: ${error.issues.map(({ path, message }) => `\`${path.join(".")}\` ${message}`).join(", ")}.`;
}
