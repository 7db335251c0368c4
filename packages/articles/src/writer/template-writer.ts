import { parseDate } from "@zodiac-at-work/zodiac";
import type { Article, WriteRequest, Writer } from "../article.ts";
import { wordsOf } from "../html/phrases.ts";
import { readHtml } from "../html/read-html.ts";
import { slugOf } from "../slug.ts";
import { chanceOf } from "./chance.ts";
import { compose } from "./compose.ts";
import { formsOf, titleLength, titleWith } from "./keyword-forms.ts";
import { longArticle, type Plan, type Section } from "./plan.ts";
import { templateRenderer } from "./render-template.ts";
import { fillerSections } from "./sections/filler.ts";
import { companySection, linkParagraph, locationSection } from "./sections/knowledge.ts";
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
import type { WriterContext } from "./writer-context.ts";

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
  const context: WriterContext = {
    chance,
    today,
    request: place === undefined ? request : { ...request, businessLocation: place, includeLocalSEO: true },
    renderTemplate: templateRenderer(chance),
    forms: { ...forms, heading: escapeHtml(forms.heading), openings: forms.openings.map(escapeHtml) },
  };
  const plan = withKnowledge(context, planOf(context, subject));
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

/** Returns the states and their capitals that a keyword names. */
function placesIn(keyword: string, { knowledge }: WriteRequest): string[] {
  const words = ` ${wordsOf(keyword).join(" ")} `;
  const named = knowledge.states
    .flatMap(({ name, capital }) => [name, capital])
    .filter((place) => words.includes(` ${wordsOf(place).join(" ")} `));
  // “West Virginia” names one state.
  return named.filter((place) => !named.some((other) => other !== place && other.endsWith(` ${place}`)));
}

function planOf(context: WriterContext, subject: Subject): Plan {
  switch (subject.kind) {
    case "pair":
      return planPair(context, subject.a, subject.b);
    case "career":
      return planCareer(context, subject.sign);
    case "boss":
      return planBoss(context, subject.sign);
    case "match":
      return planMatch(context, subject.sign);
    case "years":
      return planSignYears(context, subject.sign);
    case "personality":
      return planPersonality(context, subject.sign);
    case "forecast":
      return planForecast(context, subject.sign, subject.year);
    case "birthYear":
      return planBirthYear(context, subject.year);
    case "lifePath":
      return planLifePath(context, subject.number);
    case "element":
      return planElement(context, subject.element);
    case "guide":
      return planGuide(context);
  }
}

/** Adds what the site knows, companies of the sign, the state and links, and what fills a long article. */
function withKnowledge(context: WriterContext, plan: Plan): Plan {
  const companies = plan.sign && companySection(context, plan.sign);
  const extra = [
    locationSection(context, plan.sign),
    companies && { ...companies, need: context.chance.pick([2, 3] as const) },
  ].filter((section) => section !== undefined);
  const all = [...plan.sections, ...extra];
  // Without a sign there are no filler sections, so an article needs its whole plan.
  const sections = plan.sign === undefined ? all : all.flatMap((section) => selected(context, section));
  return {
    ...plan,
    sections: [...sections, ...fillerSections(context, plan)],
    closing: [...plan.closing, linkParagraph(context)],
  };
}

/** Leaves out by chance some of what is not needed. Articles of one kind then differ in what they treat. */
function selected({ chance, request }: WriterContext, section: Section): Section[] {
  if ((request.targetWordCount ?? 2000) >= longArticle) return [section];
  if (section.need > 1 && chance.int(100) < 25) return [{ ...section, need: 4 }];
  const { extra = [] } = section;
  const kept = new Set(chance.shuffle(extra).slice(0, Math.ceil((extra.length * 2) / 3)));
  return [{ ...section, extra: extra.filter((text) => kept.has(text)) }];
}

/** Returns the first sentences of the text that make a meta description, if there are such. */
function openingOf(content: string): string | undefined {
  const sentences = readHtml(content).blocks[0]?.text.split(/(?<=[.?!])\s+/) ?? [];
  return sentences
    .map((_, i) => sentences.slice(0, i + 1).join(" "))
    .findLast(({ length }) => length >= 70 && length <= 160);
}

/** Below this number of words, an article leaves out sections that its plan's description names. */
const shortArticle = 1200;

/** Cuts a description after a whole word, at 155 characters. */
function describe(text: string): string {
  if (text.length <= 155) return text;
  const cut = text.slice(0, 155);
  return `${cut.slice(0, cut.lastIndexOf(" ")).replace(/[,:;.]$/, "")}.`;
}
