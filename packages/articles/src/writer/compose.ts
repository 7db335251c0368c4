import { countWords } from "../read-time.ts";
import { longArticle, type Plan, type Section } from "./plan.ts";

/** The HTML of an article, and the questions that it contains. */
export interface Composition {
  readonly content: string;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Takes from a plan what fits the number of words and was not used before. Sections come in by need, then their extra
 * paragraphs and further questions in turn; the order of the text is the plan's.
 */
export function compose(plan: Plan, target: number): Composition {
  const wordsIn = wordCounter();
  const said = new Set<string>();
  const repeats = (texts: readonly string[]) => texts.flatMap(sentencesIn).some((sentence) => said.has(sentence));
  const limit = target * 1.03;
  let total = 0;
  const add = (texts: readonly string[]) => {
    total += wordsIn(texts);
    for (const sentence of texts.flatMap(sentencesIn)) said.add(sentence);
  };
  const fits = (texts: readonly string[]) => total + wordsIn(texts) <= limit && !repeats(texts);

  const taken = plan.sections.map((section) => ({ section, in: false, extras: [] as string[] }));
  const byNeed = [...taken].sort((a, b) => a.section.need - b.section.need);
  const asked: (readonly [question: string, answer: string])[] = [];
  const most = target < longArticle ? mostQuestions : plan.faq.length;
  const takeQuestion = () => {
    if (asked.length >= most) return;
    const next = plan.faq.find((each) => !asked.includes(each) && fits(each));
    if (next === undefined) return;
    asked.push(next);
    add(next);
  };
  const takeSection = (entry: (typeof taken)[number]) => {
    const { heading, lead, need } = entry.section;
    if (entry.in || total + wordsIn([heading, ...lead]) > limit || (need > 1 && repeats(lead))) return;
    entry.in = true;
    add([heading, ...lead]);
  };
  const takeExtra = (entry: (typeof taken)[number]) => {
    const next = entry.section.extra?.find((text) => !entry.extras.includes(text) && fits([text]));
    if (!entry.in || next === undefined) return;
    entry.extras.push(next);
    add([next]);
  };
  add([...plan.intro, ...plan.closing, plan.closingHeading, plan.faqHeading]);
  for (let i = 0; i < leastQuestions; i++) takeQuestion();
  // Each need brings in its sections and one extra of each: a short article has few sections and not thin ones.
  for (const need of [1, 2, 3] as const) {
    for (const entry of byNeed) if (entry.section.need === need) takeSection(entry);
    for (const entry of byNeed) if (entry.section.need === need) takeExtra(entry);
  }
  const fill = () => {
    for (let before = -1; before !== total && total < target; ) {
      before = total;
      for (const entry of byNeed) if (total < target) takeExtra(entry);
      if (total < target) takeQuestion();
    }
  };
  fill();
  // The last first: filler sections come before sections that the writer left out.
  for (const entry of [...byNeed].reverse()) {
    if (entry.section.need !== 4 || total > target * 0.97) continue;
    takeSection(entry);
    fill();
  }
  const faq = asked.map(([question, answer]) => ({ question, answer }));
  const content = [
    ...plan.intro.map(blockOf),
    ...taken.filter((entry) => entry.in).flatMap(({ section, extras }) => htmlOf(section, extras)),
    `<h2>${plan.faqHeading}</h2>`,
    ...faq.flatMap(({ question, answer }) => [`<h3>${question}</h3>`, blockOf(answer)]),
    `<h2>${plan.closingHeading}</h2>`,
    ...plan.closing.map(blockOf),
  ].join("\n");
  return { content, faq };
}

function htmlOf(section: Section, extras: readonly string[]): string[] {
  // The extras keep the plan's order.
  const inOrder = (section.extra ?? []).filter((text) => extras.includes(text));
  return [`<h2>${section.heading}</h2>`, ...[...section.lead, ...inOrder].map(blockOf)];
}

function blockOf(text: string): string {
  return /^<(?:table|ul|ol|blockquote)/.test(text) ? text : `<p>${text}</p>`;
}

const leastQuestions = 3;
const mostQuestions = 6;

/** The fewest words of a sentence that must not stand twice. */
const leastWords = 6;

/** Returns the longer sentences of a text. Tables have none. */
function sentencesIn(text: string): string[] {
  if (text.startsWith("<table")) return [];
  return text
    .split(/<\/?(?:li|ul|ol)>|(?<=[.?!])\s+/)
    .map((sentence) => sentence.replace(/<[^>]+>/g, "").trim())
    .filter((sentence) => sentence.split(" ").length >= leastWords);
}

/** Returns a counter that remembers the words of each text. The composer asks for them many times. */
function wordCounter(): (texts: readonly string[]) => number {
  const known = new Map<string, number>();
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? countWords(text);
    known.set(text, words);
    return words;
  };
  return (texts) => texts.reduce((sum, text) => sum + wordsOf(text), 0);
}
