import { chapterOf } from "./reading/chapters.ts";

/** One of the two views of the home. */
export type Panel = "overview" | "reading";

/**
 * Returns the panel that an address names: `/?view=reading` is the reading, and so is a link to one of its chapters.
 *
 * @example
 * panelOf({ search: "", hash: "#reading-years" }); // "reading"
 */
export function panelOf({ search, hash }: { readonly search: string; readonly hash: string }): Panel {
  const isReading = new URLSearchParams(search).get("view") === "reading" || chapterOf(hash) !== undefined;
  return isReading ? "reading" : "overview";
}
