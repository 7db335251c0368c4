import { type SignId, signById } from "@zodiac-at-work/zodiac";
import type { Config } from "../../config.ts";
import { type Html, html } from "./html.ts";
import { readingLines } from "./reading-lines.ts";
import { tintedSeal } from "./seals.ts";

/**
 * Returns the section with the words of three readers. Without any, it has three lines of a reading and says so. Invented
 * quotes are named as samples.
 */
export function quoteTexts({ readerQuotes, hasSampleOperator }: Pick<Config, "readerQuotes" | "hasSampleOperator">) {
  if (!readerQuotes) {
    return {
      "quotes-label": html`An excerpt`,
      "quotes-title": html`From a reading`,
      "quotes-note": html`Three lines from the reading of somebody born on Nov 29, 1988, an Earth Dragon.`,
      quotes: html`${readingLines.map(({ line, from }) => renderQuote(line, "dragon", from))}`,
    };
  }
  return {
    "quotes-label": hasSampleOperator ? html`Sample quotes` : html`Readers`,
    "quotes-title": html`What readers say`,
    "quotes-note": hasSampleOperator ? html`Invented, to show where the words of readers will stand.` : html``,
    quotes: html`${readerQuotes.map(({ quote, role, sign }) => renderQuote(quote, sign, `${role}, ${signById(sign).name}`))}`,
  };
}

function renderQuote(quote: string, sign: SignId, by: string): Html {
  return html`<li><figure><blockquote>“${quote}”</blockquote><figcaption>${tintedSeal(sign)}${by}</figcaption></figure></li>`;
}
