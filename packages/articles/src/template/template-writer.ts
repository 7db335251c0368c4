import { parseDate } from "@zodiac-at-work/zodiac";
import type { Article, WriteRequest, Writer } from "../article.ts";
import { checkArticle, type GateContext, type GateResult } from "../gates/gates.ts";
import { wordsOf } from "../html/phrases.ts";
import { readHtml } from "../html/read-html.ts";
import { slugOf } from "../slug.ts";
import { chanceOf } from "./chance.ts";
import { compose } from "./compose.ts";
import { formsOf, titleLength, titleWith } from "./keyword-forms.ts";
import { type Desk, longArticle, type Plan, type Section } from "./plan.ts";
import { sayWith } from "./say.ts";
import { companySection, linkParagraph, locationSection } from "./sections/knowledge.ts";
import { reserveSections } from "./sections/reserve.ts";
import { type Subject, subjectOf } from "./subject.ts";
import { planBirthYear } from "./topics/birth-year.ts";
import { planBoss } from "./topics/boss.ts";
import { planCareer } from "./topics/career.ts";
import { planElement } from "./topics/element.ts";
import { planForecast } from "./topics/forecast.ts";
import { planGuide } from "./topics/guide.ts";
import { planLifePath } from "./topics/life-path.ts";
import { planMatch } from "./topics/match.ts";
import { planPair } from "./topics/pair.ts";
import { planPersonality } from "./topics/personality.ts";
import { planSignYears } from "./topics/sign-years.ts";
import { escapeHtml } from "./words.ts";

/** The writer that needs no service: it composes from the rules and its own texts. */
export const templateWriter: Writer = {
  name: "template-writer",
  write: async (request) => writeFromTemplates(request),
};

/**
 * Writes an article from the rules and the package's own texts. The same request gives the same article.
 *
 * @throws {RangeError} if the keyword is blank, too long for a title, or about nothing that the writer knows, or if the
 *   word count is not from 600 to 3000. The message is meant for the person who asked.
 */
export function writeFromTemplates(request: WriteRequest): Article {
  const keyword = request.keyword.normalize("NFC").trim().replace(/\s+/g, " ");
  const target = request.targetWordCount ?? 2000;
  if (keyword === "") throw new RangeError("Give a keyword to write about.");
  if ([...keyword].length > titleLength)
    throw new RangeError(
      `The keyword has ${[...keyword].length} characters; a title has room for ${titleLength}. Give a shorter keyword.`,
    );
  if (!(target >= 600 && target <= 3000)) throw new RangeError(`Give a word count from 600 to 3000, not ${target}.`);
  const today = parseDate(request.today);
  const places = placesIn(keyword, request);
  const subject = subjectOf(keyword, today, new Set(places.flatMap(wordsOf)));
  if (subject.kind === "refused") throw new RangeError(subject.reason);
  const chance = chanceOf(`${keyword.toLowerCase()}\n${request.seed}`);
  const forms = formsOf(keyword, subject, places);
  const [place] = places;
  const desk: Desk = {
    chance,
    today,
    request: place === undefined ? request : { ...request, businessLocation: place, includeLocalSEO: true },
    say: sayWith(chance, {}),
    forms: { ...forms, heading: escapeHtml(forms.heading), openings: forms.openings.map(escapeHtml) },
  };
  const plan = withKnowledge(desk, planOf(desk, subject));
  const { content, faq } = compose(plan, target);
  const title = titleWith({ ...forms, titles: chance.shuffle(forms.titles) }, plan.titleTails, request.title);
  return {
    title,
    slug: slugOf(title),
    metaDescription: (target < shortArticle && openingOf(content)) || describe(plan.description),
    content,
    targetKeyword: keyword,
    faq,
  };
}

/** An article, what the gates measured, and the seed that it was written with. */
export interface CheckedArticle {
  readonly article: Article;
  readonly results: readonly GateResult[];
  readonly seed: string;
}

/**
 * Writes an article that passes the gates: tries the request's seed, then up to `attempts - 1` seeds made from it. Returns
 * the last attempt if none passes.
 */
export function writeThroughGates(request: WriteRequest, context: GateContext, attempts = 24): CheckedArticle {
  for (let attempt = 1; ; attempt++) {
    const seed = attempt === 1 ? request.seed : `${request.seed}.${attempt}`;
    const article = writeFromTemplates({ ...request, seed });
    const results = checkArticle(article, context);
    if (attempt >= attempts || results.every(({ passed }) => passed)) return { article, results, seed };
  }
}

/** Returns the states and their capitals that a keyword names. */
function placesIn(keyword: string, { knowledge }: WriteRequest): string[] {
  const words = ` ${wordsOf(keyword).join(" ")} `;
  const named = knowledge.states
    .flatMap(({ name, capital }) => [name, capital])
    .filter((place) => words.includes(` ${wordsOf(place).join(" ")} `));
  // “West Virginia” names one state.
  return named.filter((place) => !named.some((other) => other !== place && other.endsWith(` ${place}`)));
}

function planOf(desk: Desk, subject: Subject): Plan {
  switch (subject.kind) {
    case "pair":
      return planPair(desk, subject.a, subject.b);
    case "career":
      return planCareer(desk, subject.sign);
    case "boss":
      return planBoss(desk, subject.sign);
    case "match":
      return planMatch(desk, subject.sign);
    case "years":
      return planSignYears(desk, subject.sign);
    case "personality":
      return planPersonality(desk, subject.sign);
    case "forecast":
      return planForecast(desk, subject.sign, subject.year);
    case "birthYear":
      return planBirthYear(desk, subject.year);
    case "lifePath":
      return planLifePath(desk, subject.number);
    case "element":
      return planElement(desk, subject.element);
    case "guide":
      return planGuide(desk);
  }
}

/** Adds what the site knows, companies of the sign, the state and links, and what fills a long article. */
function withKnowledge(desk: Desk, plan: Plan): Plan {
  const companies = plan.sign && companySection(desk, plan.sign);
  const extra = [
    locationSection(desk, plan.sign),
    companies && { ...companies, need: desk.chance.pick([2, 3] as const) },
  ].filter((section) => section !== undefined);
  const all = [...plan.sections, ...extra];
  // Without a sign there are no reserves, so an article needs all that its plan can say.
  const sections = plan.sign === undefined ? all : all.flatMap((section) => selected(desk, section));
  return {
    ...plan,
    sections: [...sections, ...reserveSections(desk, plan)],
    closing: [...plan.closing, linkParagraph(desk)],
  };
}

/** Leaves out by chance some of what is not needed, so that articles of one kind differ in what they treat. */
function selected({ chance, request }: Desk, section: Section): Section[] {
  if ((request.targetWordCount ?? 2000) >= longArticle) return [section];
  if (section.need > 1 && chance.int(100) < 25) return [{ ...section, need: 4 }];
  const { extra = [] } = section;
  const kept = new Set(chance.shuffle(extra).slice(0, Math.ceil((extra.length * 2) / 3)));
  return [{ ...section, extra: extra.filter((text) => kept.has(text)) }];
}

/** Cuts a description after a whole word, at 155 characters. */
/** Returns the first sentences of the text that make a meta description, if there are such. */
function openingOf(content: string): string | undefined {
  const sentences = readHtml(content).blocks[0]?.text.split(/(?<=[.?!])\s+/) ?? [];
  return sentences
    .map((_, i) => sentences.slice(0, i + 1).join(" "))
    .findLast(({ length }) => length >= 70 && length <= 160);
}

/** Below this number of words, an article leaves out sections that its plan's description names. */
const shortArticle = 1200;

function describe(text: string): string {
  if (text.length <= 155) return text;
  const cut = text.slice(0, 155);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,:;.]$/, "")}.`;
}
