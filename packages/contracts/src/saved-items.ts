import { z } from "zod";
import { id, moment, trimmed } from "./fields.ts";

const searchId = z.uuid({ error: "must be a UUID", version: "v4" });

/** The query of the page of openings, without a page number: `search=chef&remote=true`. */
const query = z
  .string()
  .max(2000, "must not be longer than 2000 characters")
  .regex(/^[\w.~!*'()%+=&-]*$/, "must be the query of a URL");

export const savedSearch = z.object({
  /** Made by the device that saved it, so that two devices can save without asking each other. */
  id: searchId,
  name: trimmed(200),
  query,
  savedAt: moment,
});

/** The secret address of a saved search, an Atom feed. No response but that of its creation contains the address. */
export const searchFeed = z.object({
  /** What it lists, as in the query of `GET /api/openings`. */
  filters: z.record(z.string(), z.string()),
  createdAt: moment,
});

/** A saved search that the account keeps. */
export const keptSearch = savedSearch.extend({ feed: searchFeed.nullable() });

/** A saved opening keeps its title and company, because they are all that is left of a posting that was removed. */
export const savedOpening = z.object({
  id,
  title: trimmed(300),
  company: z.object({ id, name: trimmed(200) }),
  savedAt: moment,
});
