/** HTML that may be sent as it is. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A template literal for HTML. Escapes every value that is not HTML itself; `false` and `undefined` render nothing.
 *
 * @example
 * html`<title>${"R&D"}</title>`.text; // "<title>R&amp;D</title>"
 */
export function html(strings: TemplateStringsArray, ...values: readonly (string | Html | false | undefined)[]): Html {
  return new Html(String.raw({ raw: strings }, ...values.map(render)));
}

function render(value: string | Html | false | undefined): string {
  if (value instanceof Html) return value.text;
  return value ? value.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`) : "";
}
