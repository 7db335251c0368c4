import { type Html, html } from "../shared/html.ts";
import { signsPath } from "./sign-paths.ts";

interface Step {
  readonly text: string;
  /** Omitted for the page itself. */
  readonly path?: string;
}

/** Renders the way from the list of the signs to a page. */
export function breadcrumb(steps: readonly Step[]): Html {
  const items = [{ text: "The twelve signs", path: signsPath }, ...steps].map(({ text, path }) =>
    path === undefined ? html`<li aria-current="page">${text}</li>` : html`<li><a href="${path}">${text}</a></li>`,
  );
  return html`<nav class="sign-breadcrumb" aria-label="Breadcrumb"><ol>${items}</ol></nav>`;
}
