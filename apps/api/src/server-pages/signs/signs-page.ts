import { signById, signIds } from "@zodiac-at-work/zodiac";
import { yearsOf } from "@zodiac-at-work/zodiac/calendar";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import { type Html, html } from "../shared/html.ts";
import { sampleCall } from "../shared/sample-call.ts";
import { sealSymbols, smallSeal } from "../shared/seals.ts";
import { signPath } from "./sign-paths.ts";

/** Renders the list of the twelve signs. */
export function renderSigns(): Html {
  return html`${sealSymbols(signIds)}<div class="blog signs">
<header class="blog-head"><div><h1>The twelve signs</h1><p class="blog-lede">What each brings to work, and the exact days of its years. A year begins between January 21 and February 20.</p></div></header>
<ul class="sign-grid">${signIds.map((id) => {
    const years = yearsOf(id, 1948, 2019).map(({ zodiacYear }) => String(zodiacYear));
    return html`<li class="sign-card tint-${id}">${smallSeal(id)}<div><h2><a href="${signPath(id)}">${signById(id).name}</a></h2><p>${shortProfiles[id].traits}</p><p class="sign-card-years">${years.join(" · ")}</p></div></li>`;
  })}</ul>
${sampleCall()}
</div>`;
}
