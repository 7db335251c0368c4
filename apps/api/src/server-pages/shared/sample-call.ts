import { buttonLink } from "./button-link.ts";
import { type Html, html } from "./html.ts";
import { smallSeal } from "./seals.ts";

/** Renders the way on for a reader who does not know their sign. The page needs the symbol of the dragon's seal. */
export function sampleCall(): Html {
  return html`<section class="blog-call" aria-labelledby="sample-call-title">${smallSeal("dragon")}<div><h2 id="sample-call-title">Which sign are you, to the day?</h2><p>Enter a birth date. No account, and the date stays in your browser.</p></div>${buttonLink("/zodiac-sample", "Try Free Sample")}</section>`;
}
