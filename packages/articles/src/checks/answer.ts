import { wordsOf } from "../html/phrases.ts";
import type { ReadHtml } from "../html/read-html.ts";
import { countWords } from "../html/read-time.ts";
import type { Article } from "../types/article.ts";
import { signNamed, signsInText, signsNamed } from "../words/sign-names.ts";

/** Words of the paragraph that answers the title. */
const mostAnswerWords = 60;

/** Why a text does not answer its title, as a sentence. `block` is 0 where the first block is at fault, else null. */
interface AnswerProblem {
  readonly text: string;
  readonly block: 0 | null;
}

/**
 * Returns why the first paragraph does not answer the title; undefined if it does. A question asks for a
 * name, a figure, a day, or yes or no. Any other title asks for the subject that it names.
 */
export function answerProblem(
  { title, metaDescription }: Pick<Article, "title" | "metaDescription">,
  { blocks }: ReadHtml,
): AnswerProblem | undefined {
  const [first] = blocks;
  if (first?.tag !== "p") {
    const text = "The text does not begin with a paragraph that answers the title.";
    return { text, block: first ? 0 : null };
  }
  const words = countWords(first.text);
  if (words > mostAnswerWords) {
    const text = `The first paragraph has ${words} words; ${mostAnswerWords} are allowed for the answer to the title.`;
    return { text, block: 0 };
  }
  const asked = askedFor.find(({ pattern }) => pattern.test(title));
  if (asked && !asked.isIn(first.text)) {
    return { text: `The title asks for ${asked.what}, and the first paragraph names none.`, block: 0 };
  }
  const text = ` ${[metaDescription, ...blocks.filter(({ tag }) => !/^h\d$/.test(tag)).map((block) => block.text)]
    .flatMap(stemsOf)
    .join(" ")} `;
  // The subject stands before the colon; the rest is a comment on it.
  const subject = title.split(/:(?= )/)[0] as string;
  const missing = (subjectWords(subject).length === 0 ? [] : subjectWords(title)).filter(
    (word) => !text.includes(` ${word}`),
  );
  const signs = signsNamed(title).filter((sign) => !blocks.some((block) => signsInText(block.text).includes(sign)));
  if (signs.length > 0) {
    return { text: `The title names the ${signs[0]}, and the text does not speak of it.`, block: null };
  }
  if (missing.length > 0 && missing.length === subjectWords(title).length) {
    const words = missing.map((word) => `“${word}”`).join(", ");
    return { text: `The text does not treat what its title names: ${words}.`, block: null };
  }
  return undefined;
}

interface Asked {
  readonly pattern: RegExp;
  readonly what: string;
  readonly isIn: (text: string) => boolean;
}

const askedFor: readonly Asked[] = [
  {
    pattern: /\b[Ww]ho (?:should |must |can )?[Ll]eads?\b/,
    what: "the sign that leads",
    isIn: (text) =>
      signsInText(text).length > 0 && /\b(?:leads?|leading|in charge|opens?|neither|nobody)\b/i.test(text),
  },
  {
    pattern: /^[Hh]ow (?:[Mm]any|[Mm]uch|[Oo]ld)\b|^[Ww]hat [Ss]hare\b/,
    what: "a figure",
    isIn: (text) => /\d/.test(text),
  },
  {
    pattern: /\b(?:[Bb]est|[Ww]orst|[Mm]ost [Cc]ommon|[Ww]hich|[Ww]hat)\b.* [Ss]igns?\b(?! to\b)|\bBest Match/,
    what: "a sign",
    isIn: (text) => signsInText(text).length > 0,
  },
  {
    pattern: /^[Ww]hen\b.*\?$/,
    what: "a day",
    isIn: (text) =>
      /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d/.test(text),
  },
  {
    pattern: /^(?:Is|Are|Does|Do|Can|Should)\b.*\?$/,
    what: "a yes or a no",
    isIn: (text) => /^(?:yes|no|mostly|only|rarely|sometimes)\b/i.test(text),
  },
];

const small = new Set(
  `a an the and or of in at for on to with by from your you is are was it its that this as be who what which when where how
  why do does not no one own more than all each every first chinese zodiac year years date dates sign signs work working every everything
  if they them there their but into without after before until should would could can may must will too`.split(/\s+/),
);

function subjectWords(title: string): string[] {
  return [...new Set(stemsOf(title))].filter((word) => !small.has(word) && signNamed(word) === undefined);
}

function stemsOf(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !small.has(word) && signNamed(word) === undefined)
    .map((word) => word.replace(/'s$/, "").replace(/(?<=...)(?:ies|y|ing|ed|es|s|e)$/, ""));
}
