import { buttonLink } from "./button-link.ts";
import { type Html, html } from "./html.ts";
import { smallSeal } from "./seals.ts";

/**
 * Renders the way on: for a visitor, who may not know their sign, and for a reader with an account. The stylesheet shows one
 * of them. The page needs the symbol of the dragon's seal.
 */
export function sampleCall(): Html {
  return html`<section class="blog-call for-readers" aria-labelledby="reader-call-title">${smallSeal("dragon")}<div><h2 id="reader-call-title">What does it mean for you?</h2><p>Your year, your matches and your reading are in Your Zodiac.</p></div>${buttonLink("/personal", "Open Your Zodiac")}</section>
<section class="blog-call for-visitors" aria-labelledby="sample-call-title">${smallSeal("dragon")}<div><h2 id="sample-call-title">Which sign are you, to the day?</h2><p>Enter a birth date. No account, and the date stays in your browser.</p></div>${buttonLink("/zodiac-sample", "Try Free Sample")}</section>`;
}
