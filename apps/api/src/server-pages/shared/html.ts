/** HTML that may be sent as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** What a template may contain. A list renders its entries one after the other. */
export type HtmlValue = string | Html | readonly Html[] | false | null | undefined;

/**
 * A template literal for HTML. Escapes every value that is not HTML itself; `false`, `null` and `undefined` render nothing.
 *
 * @example
 * html`<title>${"R&D"}</title>`.text; // "<title>R&amp;D</title>"
 */
export function html(strings: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

function render(value: HtmlValue): string {
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return (value ?? []).map(({ text }) => text).join("");
  return value ? value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`) : "";
}
