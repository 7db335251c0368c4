import { counted } from "@zodiac-at-work/catalog/counted";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { careerMatch, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { yearsOf } from "@zodiac-at-work/zodiac/calendar";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { sexagenaryYear } from "@zodiac-at-work/zodiac/sexagenary";
import { buttonLink } from "../shared/button-link.ts";
import { capital } from "../shared/capital.ts";
import { dayText } from "../shared/day-text.ts";
import { type Html, html } from "../shared/html.ts";
import { relationWheel } from "../shared/relation-wheel.ts";
import { sampleCall } from "../shared/sample-call.ts";
import { largeSeal, sealSymbols, smallSeal } from "../shared/seals.ts";
import { breadcrumb } from "./breadcrumb.ts";
import { scoreLevel, tieName } from "./relation-words.ts";
import { shareLink } from "./share-link.ts";
import { pairPath, signPath } from "./sign-paths.ts";

/** How many records of the catalog have a sign. */
export interface SignCounts {
  readonly companies: number;
  readonly carBrands: number;
  readonly usStates: number;
}

/** Renders the page of a sign. Without the counts it says nothing of the catalog. */
export function renderSign(id: SignId, counts?: SignCounts): Html {
  const { name, element, polarity } = signById(id);
  const { traits, description, strengths, weaknesses } = shortProfiles[id];
  const place = signIds.indexOf(id);
  return html`${sealSymbols(signIds)}<div class="blog signs tint-${id}">
${breadcrumb([{ text: name }])}
<header class="sign-head">
<div class="sign-seal">${largeSeal(id)}</div>
<div>
<p class="eyebrow">${ordinals[place] ?? ""} of the twelve signs</p>
<h1>${name}</h1>
<p class="blog-lede">${traits}.</p>
<ul class="sign-facts"><li>${capital(element)}</li><li>${capital(polarity)}</li><li>${monthOf(place)}</li></ul>
<p class="sign-actions">${buttonLink("/zodiac-sample", "Check your exact date, free")} ${shareLink(signPath(id), name)}</p>
</div>
</header>
<section class="sign-years" aria-labelledby="years-title">
<h2 id="years-title">Are you ${withArticle(name)}?</h2>
<p>Only if you were born between these days. The year alone is not enough.</p>
<ul>${yearsOf(id, 1936, 2031).map(
    ({ zodiacYear, from, to }) =>
      html`<li><b>${String(zodiacYear)}</b><span class="sign-years-name">${sexagenaryYear(zodiacYear).english}</span><span>${dayText(from)}<br>to ${dayText(to)}</span></li>`,
  )}</ul>
</section>
<section class="sign-work">
<div>
<h2>The ${name} at work</h2>
<p class="sign-text">${description}</p>
<div class="sign-lists">
<div><h3>Strengths</h3><ul>${strengths.map((text) => html`<li>${text}</li>`)}</ul></div>
<div><h3>Growth areas</h3><ul>${weaknesses.map((text) => html`<li>${text}</li>`)}</ul></div>
</div>
</div>
${relationWheel(id)}
</section>
<section aria-labelledby="others-title">
<h2 id="others-title">With each other sign</h2>
<ul class="sign-pairs">${byScore(id).map(
    ({ other, score }) =>
      html`<li>${smallSeal(other)}<div><h3><a href="${pairPath(id, other)}">${signById(other).name}</a></h3><p>${tieName(id, other)}</p></div><span class="score score-${scoreLevel(score)}">${String(score)}<span class="hidden-text"> of 100</span></span></li>`,
  )}</ul>
</section>
${counts && offer(name, counts)}
${sampleCall()}
</div>`;
}

/** The other signs and the sign itself, the highest score first. */
export function byScore(id: SignId): { other: SignId; score: number }[] {
  return signIds.map((other) => ({ other, score: careerMatch(id, other).score })).sort((a, b) => b.score - a.score);
}

function offer(name: string, { companies, carBrands, usStates }: SignCounts): Html {
  return html`<section class="sign-offer" aria-labelledby="offer-title"><div><h2 id="offer-title">${counted(companies, `${name} company`, `${name} companies`)}, ${counted(carBrands, "car brand")} and ${counted(usStates, "state")}</h2><p>Each with its founding date and what it means for you. Open with lifetime access: $62 once, no subscription.</p></div>${buttonLink("/", "See what you get")}</section>`;
}

/** The solar month of the sign: the tiger's is the first of spring. */
function monthOf(place: number): string {
  const month = (place + 10) % 12;
  return `${["First", "Middle", "Last"][month % 3]} month of ${["spring", "summer", "fall", "winter"][Math.floor(month / 3)]}`;
}

const ordinals = [
  ...["First", "Second", "Third", "Fourth", "Fifth", "Sixth"],
  ...["Seventh", "Eighth", "Ninth", "Tenth", "Eleventh", "Twelfth"],
];
