import type { CivilDate } from "@zodiac-at-work/zodiac";
import type { WriteRequest } from "../article.ts";
import type { Chance } from "./chance.ts";
import type { KeywordForms } from "./keyword-forms.ts";
import type { RenderTemplate } from "./render-template.ts";
import type { KnownSlots, Slots } from "./slots.ts";

/** What a topic needs to write about its subject. */
export interface WriterContext {
  readonly chance: Chance;
  /** The day of writing. */
  readonly today: CivilDate;
  readonly renderTemplate: RenderTemplate;
  readonly request: WriteRequest;
  readonly forms: KeywordForms;
}

/** Renders a template, or one of several. A template of one list repeats only after all others of the list. */
export type Render = <const Text extends string>(
  templates: (Text | readonly Text[]) & KnownSlots<Text>,
  more?: Slots,
) => string;

/** Returns a function that renders templates with the same slots. */
export function renderWith({ chance, renderTemplate }: WriterContext, slots: Slots): Render {
  return (templates: string | readonly string[], more: Slots = {}) => {
    const template = typeof templates === "string" ? templates : chance.pickUnused(templates);
    return renderTemplate(template, { ...slots, ...more });
  };
}

/** Returns a heading that begins with the keyword. */
export function headingWith<const Text extends string>(
  { forms }: WriterContext,
  render: Render,
  tails: readonly Text[] & KnownSlots<Text>,
): string {
  const tail = render<string>(tails);
  return `${forms.heading}: ${tail.charAt(0).toLowerCase()}${tail.slice(1)}`;
}
