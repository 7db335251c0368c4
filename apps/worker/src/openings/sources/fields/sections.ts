import type { Posting } from "@zodiac-at-work/catalog";
import { describe, escapeHtml } from "./description.ts";

/** A part of a posting's text. */
export interface Section {
  title?: string | null;
  html: string | null;
}

/** Makes one description of the sections that have a text, each under its title. */
export function describeSections(sections: Section[]): Posting["description"] {
  const parts = sections.flatMap(({ title, html }) =>
    html === null || html === "" ? [] : [title == null ? html : `<h3>${escapeHtml(title)}</h3>${html}`],
  );
  return describe(parts.join("\n"));
}
