import {
  type CivilDate,
  careerMatch,
  compareDates,
  relationsBetween,
  type SignId,
  signById,
} from "@zodiac-at-work/zodiac";
import { addDays } from "@zodiac-at-work/zodiac/calendar";
import { type Html, html } from "../../shared/html.ts";
import { smallSeal } from "../../shared/seals.ts";
import { dayText, type NamedYear, namedYear } from "./calendar.ts";
import type { Subject } from "./subject.ts";

/** Renders what the rules say about the subject, in two sentences; undefined if there is nothing to say. */
export function shortAnswer(subject: Subject, today: CivilDate): Html | undefined {
  switch (subject.kind) {
    case "year": {
      const { name, sign, first, last } = namedYear(subject.year);
      const before = namedYear(subject.year - 1);
      return box(
        [sign],
        `The Year of the ${name} runs from ${dayText(first)} to ${dayText(last)}. A child born on ${dayText(addDays(first, -1))} is still a ${signById(before.sign).name}.`,
      );
    }
    case "pair": {
      const [a, b] = subject.signs;
      const { score } = careerMatch(a, b);
      const [relation] = relationsBetween(a, b);
      const reason = relation?.explanation ?? "No classical relation joins or divides them, so their elements decide.";
      return box([a, b], `${signById(a).name} and ${signById(b).name} score ${score} of 100 at work. ${reason}`);
    }
    case "sign": {
      const { name, element } = signById(subject.sign);
      const { year, first } = nextYearOf(subject.sign, today);
      return box(
        [subject.sign],
        `The ${name}’s own element is ${element}. The next ${name} year begins on ${dayText(first)}; a birth earlier in ${year} belongs to the ${signById(namedYear(year - 1).sign).name}.`,
      );
    }
    case "none":
      return undefined;
  }
}

/** Returns the first year of a sign that begins after a day. */
function nextYearOf(sign: SignId, today: CivilDate): NamedYear {
  for (let year = today.year; ; year += 1) {
    const named = namedYear(year);
    if (named.sign === sign && compareDates(named.first, today) > 0) return named;
  }
}

function box(signs: readonly SignId[], text: string): Html {
  return html`<section class="answer" id="short-answer" aria-labelledby="short-answer-title">
<div class="answer-seals">${signs.map(smallSeal)}</div>
<div><h2 id="short-answer-title">The short answer</h2><p>${text}</p></div>
</section>`;
}
