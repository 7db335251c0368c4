import { careerMatch, likeliestSign, parseDate, type SignId, signOfDate } from "@zodiac-at-work/zodiac";
import type { CompanyFact } from "../article.ts";
import { nameOf, nameOfYear } from "./examples.ts";
import type { Desk, Section } from "./plan.ts";
import { escapeHtml, list, longDate, signSlots, withArticle } from "./words.ts";

/** Returns a section on companies of a sign, if enough of them are certain. */
export function companySection({ chance, say, request }: Desk, sign: SignId): Section | undefined {
  const certain = request.knowledge.companies.filter(
    (company) => signOfCompany(company) === sign && company.founded.length === 10,
  );
  if (certain.length < 3) return undefined;
  const picked = chance.shuffle(certain).slice(0, 6);
  const lines = picked.map(({ name, founded }) => {
    const date = parseDate(founded);
    const { zodiacYear } = signOfDate(date);
    return say(chance.pick(companyLines), {
      company: `<strong>${escapeHtml(name)}</strong>`,
      date: longDate(date),
      kind: nameOfYear(zodiacYear),
      aKind: withArticle(nameOfYear(zodiacYear)),
    });
  });
  const slots = signSlots(sign);
  return {
    need: 3,
    heading: say(
      "[Firms with {aS} birthday|Companies born in a year of the {S}|Where a {S} might feel at home: {S} companies]",
      slots,
    ),
    lead: [
      say(
        "[Firms have birthdays too|A company has a birthday]. [By the same calendar|On the same rule] [these were founded|these began] under the {S}, and it is [a nice opener|a good line] [for an interview|when you meet them]:",
        slots,
      ),
      list(lines.slice(0, 4)),
    ],
    extra: [
      say(
        "[Does a founding day shape a firm?|Do such birthdays matter?] [No one can prove it|Who knows]. [But a firm|Yet a company] [that keeps its own birthday|that tells its own story well] [often sounds like its sign|may remind you of the {S}]: [read three of its job ads|read its ads aloud] and [judge for yourself|see].",
        slots,
      ),
    ],
  };
}

const companyLines = [
  "{company}: founded on {date}, in {aKind} year.",
  "{company} [dates from|goes back to] {date}, [which makes it|so it is] {aKind}.",
  "{company}, [born|begun] on {date}, [counts as|is] {aKind}.",
  "{company} has its birthday on {date}: {aKind}.",
];

/** Returns a section on the state of the request's location, if it names one. */
export function locationSection({ say, request }: Desk, sign: SignId): Section | undefined {
  const { businessLocation, includeLocalSEO, knowledge } = request;
  if (!includeLocalSEO || !businessLocation) return undefined;
  const place = businessLocation.trim();
  const state = knowledge.states.find(
    ({ name, capital }) =>
      [name, capital].some((each) => each.toLowerCase() === place.toLowerCase()) ||
      place.toLowerCase().endsWith(`, ${name.toLowerCase()}`),
  );
  if (!state) return undefined;
  const date = parseDate(state.statehood);
  const { sign: stateSign, zodiacYear } = signOfDate(date);
  const { score } = careerMatch(sign, stateSign);
  return {
    need: 1,
    heading: say("[What {state} adds for {aS}|Working in {state} as {aS}|{state} has a sign as well]", {
      ...signSlots(sign),
      state: escapeHtml(state.name),
    }),
    lead: [
      say(
        "[If you work in|For those in] {city} or anywhere [else|] in {state}, [there is one more birthday|look at one more date]. {state} joined the Union on {date}, in {aKind} year, so the {nick} is {aState} by sign. {pair} [Talk about it|Use it] [at the next local meet-up|with a local client]: [people in {capital} may smile|in {capital} it breaks the ice], [and remember you|and they will know your name].",
        {
          ...signSlots(sign),
          state: escapeHtml(state.name),
          city: escapeHtml(place.split(",")[0] as string),
          date: longDate(date),
          aKind: withArticle(nameOfYear(zodiacYear)),
          nick: escapeHtml(state.nickname.replace(/^The /, "")),
          aState: withArticle(nameOf(stateSign)),
          capital: escapeHtml(state.capital),
          pair: `${nameOf(sign)} and ${nameOf(stateSign)} score ${score} of 100.`,
        },
      ),
    ],
  };
}

/** Returns the paragraph that links to the free sample and to related articles. */
export function linkParagraph({ chance, say, request }: Desk): string {
  const words = new Set(
    request.keyword
      .toLowerCase()
      .split(/\W+/)
      .filter((word) => word.length > 2),
  );
  const related = (request.linkTargets ?? [])
    .filter((target) => target.targetKeyword.toLowerCase() !== request.keyword.toLowerCase())
    .map((target) => ({
      target,
      shared: target.targetKeyword
        .toLowerCase()
        .split(/\W+/)
        .filter((word) => words.has(word)).length,
    }))
    .sort((a, b) => b.shared - a.shared || a.target.path.localeCompare(b.target.path))
    .slice(0, 3)
    .map(({ target }) => `<a href="${escapeHtml(target.path)}">${escapeHtml(target.title)}</a>`);
  const more =
    related.length === 0
      ? ""
      : `${say(chance.pick(["[Read on with|From here, try]", "[Next|You may also like]:"]))} ${related.join("; ")}.`;
  return `${say(chance.pick(sampleLines), { sample: '<a href="/zodiac-sample">' })} ${more}`.trim();
}

const sampleLines = [
  "[Not sure of your sign|In doubt about your sign]? The {sample}free sample</a> [works it out|finds it] from your birth date, [to the day|with the reason].",
  "[You can check your own date|Your own birthday] [takes a minute|in a minute]: the {sample}free zodiac sample</a> [shows the sign and the rule|gives the sign and says why].",
  "[If you have a date at hand|With a birthday at hand], the {sample}free sample page</a> [names the sign|tells you the sign], [and keeps the date in your browser|and the date never leaves your browser].",
];

function signOfCompany({ founded }: CompanyFact): SignId | undefined {
  const [year, month, day] = founded.split("-").map(Number) as [number, number?, number?];
  const { sign, certain } = likeliestSign({ year, month, day });
  return certain ? sign : undefined;
}
