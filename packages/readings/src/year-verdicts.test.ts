import { type DecisionId, yearDecisions } from "@zodiac-at-work/almanac/year-decisions";
import { signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { yearOutlooks } from "./year-outlooks.ts";

/** A verdict names a decision by one of these words. */
const words: Readonly<Record<DecisionId, RegExp>> = {
  raise: /\b(rais(e|es|ing)|pay\w*|paid|salar\w+|money|bonus\w*|pric\w+)\b/i,
  "new-job":
    /\b(new (job|company|employer)|chang(e|ing) jobs|another job|employers?|appl(y|ies|ying)|job (offers?|search(es)?))\b/i,
  lead: /\b(lead\w*|teams?|promot\w+|manag\w+|in charge|supervis\w+)\b/i,
  start: /\b(start\w*|beg[iau]n\w*|launch\w*|projects?|of your own|business\w*)\b/i,
  learn: /\b(learn\w*|courses?|class(es)?|train\w*|stud(y|ies|ying)|certificat\w+|degrees?|licenses?|skills?)\b/i,
  commit: /\b(sign(s|ed|ing)?|contracts?|leases?|loans?|mortgages?|partner\w*|commit(s|ted|ting)?|for years)\b/i,
};

test.each(signIds)(
  "the first sentence of each verdict of the %s names what to go for, and the second what can wait",
  (sign) => {
    const wrong: string[] = [];
    for (const from of [2026, 2038, 2050, 2062, 2074]) {
      for (const { zodiacYear, verdict } of yearOutlooks(sign, from).years) {
        const { goFor, waitWith } = yearDecisions(sign, zodiacYear);
        const [first = "", second = ""] = verdict.split(/(?<=[.?]”?) /);
        const holds =
          goFor.every((id) => words[id].test(first) && !words[id].test(second)) &&
          waitWith.every((id) => words[id].test(second) && !words[id].test(first));
        if (!holds) wrong.push(`${zodiacYear}, for ${goFor}, against ${waitWith}: ${verdict}`);
      }
    }
    expect(wrong).toEqual([]);
  },
);
