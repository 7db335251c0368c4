import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { careerMatch, likeliestSign, parseDate, type SignId, signOfDate } from "@zodiac-at-work/zodiac";
import type { CompanyFact } from "../../article.ts";
import { givenNames } from "../../checks/tokens.ts";
import { longArticle, type Section } from "../plan.ts";
import { nameOf, nameOfYear } from "../sign-years.ts";
import { escapeHtml, list, longDate, signSlots } from "../words.ts";
import type { WriterContext } from "../writer-context.ts";

/** Returns a section on companies of a sign, if enough of them are certain. */
export function companySection({ chance, renderTemplate, request }: WriterContext, sign: SignId): Section | undefined {
  const certain = request.knowledge.companies.filter(
    (company) => signOfCompany(company) === sign && company.founded.length === 10 && !givenNames.has(company.name),
  );
  if (certain.length < 3) return undefined;
  const picked = chance.shuffle(certain).slice(0, (request.targetWordCount ?? 2000) >= longArticle ? 10 : 5);
  const lines = picked.map(({ name, founded }) => {
    const date = parseDate(founded);
    const { zodiacYear } = signOfDate(date);
    return renderTemplate(chance.pick(companyLines), {
      company: `<strong>${escapeHtml(name)}</strong>`,
      date: longDate(date),
      kind: nameOfYear(zodiacYear),
      aKind: withArticle(nameOfYear(zodiacYear)),
    });
  });
  const slots = signSlots(sign);
  const [oldest] = picked
    .map(({ founded, name }) => ({ founded, name }))
    .sort((a, b) => (a.founded < b.founded ? -1 : 1));
  return {
    need: 3,
    heading: renderTemplate(
      chance.pick([
        "Companies that were founded under the {S}",
        "{S} companies, with their founding dates",
        "Employers with {aS} birthday",
        "Famous companies of the {S}",
      ]),
      slots,
    ),
    lead: [
      renderTemplate(
        chance.pick([
          "Companies have birth dates too. These were founded in years of the {S}:",
          "By the same calendar, a company has a sign. Here are some that share the {S} with you:",
          "If you apply for a job, look up the founding date. The following employers are {Ss}:",
          "A founding date gives a company an animal. The {S} belongs to these:",
        ]),
        slots,
      ),
      list(lines),
    ],
    extra: [
      renderTemplate(
        chance.pick([
          "Nobody can prove that a founding day shapes a company. As an opening line in an interview with {aS} company, it is hard to beat.",
          "Does {company} behave like {aS}? Read three of its job ads and decide for yourself.",
          "Use the list as a game with a serious side. If a {S} company attracts you, ask what exactly you like about it, {company} included.",
          "Read how {company} tells its own history. Some {S} companies fit the sign so well that it makes you smile, and others not at all.",
        ]),
        { ...slots, company: escapeHtml(oldest?.name ?? "") },
      ),
    ],
  };
}

const companyLines = [
  "{company}, founded on {date}: {aKind}.",
  "{company} was founded on {date} and is {aKind}.",
  "{company} ({date}), {aKind}.",
  "{company}: born on {date}, in {aKind} year.",
] as const;

/** Returns a section on the state of the request's location, if it names one. */
export function locationSection(
  { chance, renderTemplate, request }: WriterContext,
  sign: SignId | undefined,
): Section | undefined {
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
  const slots = {
    state: escapeHtml(state.name),
    city: escapeHtml(place.split(",")[0] as string),
    date: longDate(date),
    aKind: withArticle(nameOfYear(zodiacYear)),
    nick: escapeHtml(state.nickname.replace(/^The /, "")),
    aState: withArticle(nameOf(stateSign)),
    capital: escapeHtml(state.capital),
    pair: sign === undefined ? "" : stateMatch(sign, stateSign),
  };
  return {
    need: 1,
    heading:
      sign === undefined
        ? renderTemplate(
            chance.pick([
              "{state} has a zodiac sign too",
              "The sign of {state}",
              "What the calendar says about {state}",
            ]),
            slots,
          )
        : renderTemplate(
            chance.pick([
              "{state} has a sign too: advice for {aS} there",
              "Working as {aS} in {state}",
              "{aS} at work in {state}",
            ]),
            { ...slots, ...signSlots(sign) },
          ),
    lead: [
      renderTemplate(
        chance.pick([
          "Do you work in {city}? {state} joined the Union on {date}, in {aKind} year, so the {nick} is {aState} by sign. {pair}",
          "States have birthdays as well. {state} became a state on {date}, which was {aKind} year. If you live in {city}, you live in {aState} state. {pair}",
        ]),
        slots,
      ),
      renderTemplate(
        chance.pick([
          "Use it with a local client or at a meetup in {capital}. A date from the history of {state} shows that you did your homework.",
          "It is a good opener in an interview in {capital}: few applicants know the sign of {state}, and most people like to hear about their own state.",
          "Around {city}, look for companies that share the sign of {state}. It makes a better conversation than the weather.",
        ]),
        slots,
      ),
    ],
  };
}

function stateMatch(sign: SignId, state: SignId): string {
  if (sign === state) return `That makes the ${nameOf(sign)} and the state two of a kind.`;
  return `${nameOf(sign)} and ${nameOf(state)} score ${careerMatch(sign, state).score} of 100.`;
}

/** Returns the paragraph that links to the free sample and to related articles. */
export function linkParagraph({ chance, renderTemplate, request }: WriterContext): string {
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
  const sample = renderTemplate(chance.pick(sampleLines), { sample: '<a href="/zodiac-sample">' });
  return related.length === 0
    ? sample
    : `${sample} ${renderTemplate(chance.pick(relatedLines), { related: related.join("; ") })}`;
}

const sampleLines = [
  "Not sure of your sign? The {sample}free sample</a> finds it from your birth date, to the day.",
  "You can check your own date in a minute: the {sample}free zodiac sample</a> names the sign and the rule.",
  "With a birth date at hand, the {sample}free sample page</a> tells you the sign, and the date never leaves your browser.",
  "If your birthday is in January or February, the {sample}free sample</a> does the calculation for you.",
] as const;
const relatedLines = ["Read on with {related}.", "You may also like {related}.", "From here, try {related}."] as const;

function signOfCompany({ founded }: CompanyFact): SignId | undefined {
  const [year, month, day] = founded.split("-").map(Number) as [number, number?, number?];
  const { sign, certain } = likeliestSign({ year, month, day });
  return certain ? sign : undefined;
}
