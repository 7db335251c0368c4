import { escapeFormula } from "@zodiac-at-work/catalog/csv-formula";
import { stringify } from "csv-stringify/browser/esm/sync";
import type { SavedLists } from "../../../openings/saved/saved-lists.ts";
import type { OpeningState } from "./use-states.ts";

/** Writes what is saved as JSON. */
export function writeJson(lists: SavedLists, states: readonly OpeningState[], origin: string): string {
  const { searches, openings } = describe(lists, states, origin);
  return `${JSON.stringify({ searches, openings }, null, 2)}\n`;
}

/** Writes what is saved as CSV, one line each. A spreadsheet runs no cell of it. */
export function writeCsv(lists: SavedLists, states: readonly OpeningState[], origin: string): string {
  const { searches, openings } = describe(lists, states, origin);
  const rows = [
    ...searches.map((search) => ({ kind: "search", title: search.name, ...search })),
    ...openings.map((opening) => ({ kind: "opening", ...opening })),
  ];
  return stringify(rows, {
    header: true,
    columns: ["kind", "title", "company", "place", "link", "state", "closedAt", "savedAt"],
    // Spreadsheets take a file without a byte order mark for another encoding.
    bom: true,
    record_delimiter: "windows",
    cast: { string: escapeFormula },
  });
}

function describe({ searches, openings }: SavedLists, states: readonly OpeningState[], origin: string) {
  const stateOf = new Map(states.map((state) => [state.id, state]));
  return {
    searches: searches.map(({ name, query, savedAt }) => ({ name, link: `${origin}/openings?${query}`, savedAt })),
    openings: openings.map(({ id, title, company, savedAt }) => {
      const state = stateOf.get(id);
      return {
        title,
        company: company.name,
        place: state?.location ?? null,
        link: state && !state.isSample ? state.indeedUrl : null,
        state: state === undefined ? "no longer listed" : state.closedAt === null ? "open" : "closed",
        closedAt: state?.closedAt ?? null,
        savedAt,
      };
    }),
  };
}
