import { offerProblem } from "@zodiac-at-work/settings";
import type { Config } from "../../config.ts";
import { html } from "./html.ts";
import { renderLegalLinks, servedLegalPages } from "./legal-links.ts";
import { quoteTexts } from "./quote-texts.ts";

/** What the texts depend on. */
export type OperatorTextSettings = Pick<Config, "operator" | "readerQuotes" | "hasSampleOperator">;

/**
 * Returns the texts that the operator's settings make, by the name of their placeholder in the HTML of the build. A text is
 * empty if its settings are missing.
 *
 * @param today in UTC, `YYYY-MM-DD`; the end of the offer is left out once it is past
 */
export function operatorTexts(settings: OperatorTextSettings, today: string): ReadonlyMap<string, string> {
  const texts = {
    legal: renderLegalLinks(settings.operator),
    refund: renderRefund(settings),
    "offer-end": renderOfferEnd(settings, today),
    ...quoteTexts(settings),
  };
  return new Map(Object.entries(texts).map(([name, { text }]) => [name, text]));
}

/** Puts the texts into an HTML file of the build, wherever it has a placeholder. */
export function withOperatorTexts(file: string, texts: ReadonlyMap<string, string>): string {
  return file.replaceAll(/<!-- ([\w-]+) --><!-- \/\1 -->/g, (placeholder, name) => texts.get(name) ?? placeholder);
}

/** Says what the refund policy says, and only if the site serves it. */
function renderRefund({ operator }: OperatorTextSettings) {
  if (!servedLegalPages(operator).includes("refunds")) return html``;
  const days = operator.refundDays === 1 ? "one day" : `${operator.refundDays} days`;
  return html`Full refund within ${days}, no reason needed`;
}

function renderOfferEnd({ operator }: OperatorTextSettings, today: string) {
  const { offerEnds } = operator;
  if (offerEnds === null || offerProblem(operator, today)) return html``;
  const isThisYear = offerEnds.slice(0, 4) === today.slice(0, 4);
  const day = new Intl.DateTimeFormat("en-US", {
    month: "short",
    day: "numeric",
    ...(!isThisYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(offerEnds));
  return html`, until <time datetime="${offerEnds}">${day}</time>`;
}
