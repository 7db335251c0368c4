import { countWords } from "../read-time.ts";
import type { Plan, Section } from "./plan.ts";

/** The HTML of an article, and the questions that it contains. */
export interface Composition {
  readonly content: string;
  readonly faq: readonly { readonly question: string; readonly answer: string }[];
}

/**
 * Takes from a plan what fits the number of words. Sections come in by need, then their extra paragraphs and further
 * questions in turn; the order of the text is the plan's.
 */
export function compose(plan: Plan, target: number): Composition {
  const wordsIn = wordCounter();
  const taken = plan.sections.map((section) => ({ section, in: false, extras: [] as string[] }));
  let questions = Math.min(3, plan.faq.length);
  let total = wordsIn([
    ...plan.intro,
    ...plan.closing,
    plan.closingHeading,
    plan.faqHeading,
    ...plan.faq.slice(0, questions).flat(),
  ]);
  const limit = target * 1.03;
  const byNeed = [...taken].sort((a, b) => a.section.need - b.section.need);
  const takeSection = (entry: (typeof taken)[number]) => {
    const words = wordsIn([entry.section.heading, ...entry.section.lead]);
    if (entry.in || total + words > limit) return;
    entry.in = true;
    total += words;
  };
  const takeExtra = (entry: (typeof taken)[number]) => {
    const next = entry.section.extra?.find((text) => !entry.extras.includes(text) && total + wordsIn([text]) <= limit);
    if (!entry.in || next === undefined) return;
    entry.extras.push(next);
    total += wordsIn([next]);
  };
  // Each need brings in its sections and one extra of each, so that a short article has few sections and not thin ones.
  for (const need of [1, 2, 3] as const) {
    for (const entry of byNeed) if (entry.section.need === need) takeSection(entry);
    for (const entry of byNeed) if (entry.section.need === need) takeExtra(entry);
  }
  const fill = () => {
    for (let before = -1; before !== total && total < target; ) {
      before = total;
      for (const entry of byNeed) if (total < target) takeExtra(entry);
      const [question, answer] = plan.faq[questions] ?? [];
      if (question === undefined || answer === undefined) continue;
      if (total < target && total + wordsIn([question, answer]) <= limit) {
        questions++;
        total += wordsIn([question, answer]);
      }
    }
  };
  fill();
  // The last first: reserves come before sections that the writer left out.
  for (const entry of [...byNeed].reverse()) {
    if (entry.section.need !== 4 || total > target * 0.97) continue;
    takeSection(entry);
    fill();
  }
  const faq = plan.faq.slice(0, questions).map(([question, answer]) => ({ question, answer }));
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

/** Returns a counter that remembers the words of each text, which the composer asks for many times. */
function wordCounter(): (texts: readonly string[]) => number {
  const known = new Map<string, number>();
  const wordsOf = (text: string) => {
    const words = known.get(text) ?? countWords(text);
    known.set(text, words);
    return words;
  };
  return (texts) => texts.reduce((sum, text) => sum + wordsOf(text), 0);
}
