import { careerMatch, type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { capital } from "../shared/capital.ts";
import { type Html, html } from "../shared/html.ts";
import { relationWheel } from "../shared/relation-wheel.ts";
import { sampleCall } from "../shared/sample-call.ts";
import { largeSeal, sealSymbols, smallSeal } from "../shared/seals.ts";
import { breadcrumb } from "./breadcrumb.ts";
import { ruleNames, scoreLevel, scoreRange, verdictOf } from "./relation-words.ts";
import { shareLink } from "./share-link.ts";
import { byScore } from "./sign-page.ts";
import { pairName, pairPath, signPath } from "./sign-paths.ts";

/** Renders the page of two signs. */
export function renderPair(a: SignId, b: SignId): Html {
  const { score, reasons } = careerMatch(a, b);
  const { lowest, highest } = scoreRange;
  const share = Math.round((100 * (score - lowest)) / (highest - lowest));
  const people = a === b ? [a] : [a, b];
  return html`${sealSymbols(signIds)}<div class="blog signs">
${breadcrumb([{ text: signById(a).name, path: signPath(a) }, { text: pairName(a, b) }])}
<header class="pair-head">
${[a, b].map((sign) => html`<div class="pair-sign">${largeSeal(sign)}<a href="${signPath(sign)}">${signById(sign).name}</a><span>${capital(signById(sign).element)}, ${signById(sign).polarity}</span></div>`)}
<div class="pair-score">
<p class="eyebrow">At work together</p>
<h1><span class="hidden-text">${pairName(a, b)} at work: </span>${String(score)}<span class="hidden-text"> of 100</span></h1>
<svg class="pair-bar" viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="3"/><rect class="pair-bar-share" width="${String(share)}" height="3"/></svg>
<p class="pair-ends"><span>${String(lowest)} lowest</span><span>${String(highest)} highest</span></p>
<p class="pair-verdict">${verdictOf(a, b)}</p>
<p class="sign-actions">${shareLink(pairPath(a, b), pairName(a, b))}</p>
</div>
</header>
<section class="pair-why">
<div>
<h2>Why ${String(score)}</h2>
<ol class="pair-sum">${reasons.map(
    ({ rule, points, sentence }) =>
      html`<li><b class="${points < 0 && "minus"}">${rule === "base" ? String(points) : points < 0 ? `− ${-points}` : `+ ${points}`}</b><span>${rule !== "base" && html`<strong>${ruleNames[rule]}</strong> `}${sentence}</span></li>`,
  )}<li class="pair-total"><b>${String(score)}</b><span>The rules are centuries old. Their weights are ours.</span></li></ol>
</div>
${relationWheel(a, b)}
</section>
<section class="pair-brings">${people.map(
    (sign) =>
      html`<div><h2>What the ${signById(sign).name} brings</h2><ul>${shortProfiles[sign].strengths.slice(0, 3).map((text) => html`<li>${text}</li>`)}</ul><h3>Where to take care</h3><ul>${shortProfiles[sign].weaknesses.slice(0, 2).map((text) => html`<li>${text}</li>`)}</ul></div>`,
  )}</section>
<section aria-labelledby="others-title">
<h2 id="others-title">${signById(a).name} with another sign</h2>
<ul class="sign-pairs">${byScore(a).map(
    ({ other, score: points }) =>
      html`<li${other === b && html` aria-current="true"`}>${smallSeal(other)}<div><h3><a href="${pairPath(a, other)}">${signById(other).name}</a></h3></div><span class="score score-${scoreLevel(points)}">${String(points)}<span class="hidden-text"> of 100</span></span></li>`,
  )}</ul>
</section>
${sampleCall()}
</div>`;
}
