import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type SignId, signForYear } from "@zodiac-at-work/zodiac";
import { wordsOf } from "../html/phrases.ts";
import { keywordText } from "../keyword-text.ts";
import { signNamed } from "../sign-names.ts";
import { elementOf, nameOf, nameOfYear } from "./sign-years.ts";
import type { Subject } from "./subject.ts";
import { capital, plural } from "./words.ts";

/** A keyword in the forms that an article needs. Each contains the words of the keyword in their order. */
export interface KeywordForms {
  /** In title case, before what follows: `Rat-Snake Coworkers:`. */
  readonly title: string;
  /** Whole titles, for a keyword that reads badly before a colon. */
  readonly titles: readonly string[];
  /** Begins a heading: `Rat-Snake coworkers`. */
  readonly heading: string;
  /** As running text has it: `Rat-Snake coworkers`. */
  readonly running: string;
  /** Sentences that may begin the article. */
  readonly openings: readonly string[];
}

/**
 * Returns the forms of a keyword. Keywords of a known shape get sentences that fit them; others are named
 * as the subject of the page.
 *
 * @param places names that the keyword contains, with their capitals
 * @example
 * formsOf("rat snake coworkers", subject).running; // "Rat-Snake coworkers"
 */
export function formsOf(keyword: string, subject: Subject, places: readonly string[] = []): KeywordForms {
  const plain = keywordText(keyword.replace(/[?!.]+$/, ""), places);
  const found = shapes.find(({ pattern }) => pattern.test(plain));
  const signs = signsOf(subject);
  const running = found?.running?.(plain) ?? plain;
  const question = questionPattern.test(plain) || keyword.endsWith("?");
  const title = titleCase(found?.title?.(plain) ?? plain);
  return {
    title: question ? `${title}?` : /[?:]/.test(title) ? title : `${title}:`,
    titles: (found?.titles?.(plain, signs) ?? []).map(titleCase),
    heading: capital(found?.heading?.(plain) ?? running),
    running,
    openings: found ? found.openings(running, signs) : unshaped(running, question),
  };
}

/**
 * Returns one of the whole titles, or the keyword with the first of the tails that fits a title of 60 characters and
 * repeats no word of the keyword, or the keyword alone.
 */
export function titleWith(
  { title, titles }: Pick<KeywordForms, "title" | "titles">,
  tails: readonly string[],
  suggestion?: string,
): string {
  if (suggestion !== undefined && suggestion.trim() !== "") return suggestion.trim().replace(/\s+/g, " ");
  const whole = titles.find((each) => [...each].length <= titleLength);
  if (whole !== undefined) return whole;
  const used = new Set(stems(title));
  const tail = tails.find(
    (each) =>
      /[?:]$/.test(title) &&
      [...title, ...each].length + 1 <= titleLength &&
      !stems(each).some((word) => used.has(word)),
  );
  return tail === undefined ? title.replace(/:$/, "") : `${title} ${titleCase(tail)}`;
}

/** Returns the words of a title that should not stand in it twice, in the singular. */
function stems(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !smallWords.has(word) && !/^(?:is|who|what|your|one|each)$/.test(word))
    .map((word) => signNamed(word) ?? word.replace(/(?<=...)s$/, ""));
}

/** The characters that a title may have. */
export const titleLength = 60;

interface Signs {
  readonly a: string;
  readonly anA: string;
  readonly b: string;
  readonly anB: string;
  /** People of a birth year: `Metal Horses`. */
  readonly kinds: string;
  /** The animal of the year of a forecast, and with its element: `Goat`, `Fire Goat`. */
  readonly host: string;
  readonly hostKind: string;
}

interface Shape {
  readonly pattern: RegExp;
  readonly running?: (keyword: string) => string;
  readonly title?: (keyword: string) => string;
  readonly titles?: (keyword: string, signs: Signs) => readonly string[];
  readonly heading?: (keyword: string) => string;
  readonly openings: (running: string, signs: Signs) => readonly string[];
}

const sign = "(?:(?:rat|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig)s?|ox|oxen)";
const shape = (pattern: string) => new RegExp(`^${pattern.replaceAll("SIGN", sign)}$`, "i");

const shapes: readonly Shape[] = [
  {
    pattern: shape("SIGN SIGN coworkers"),
    running: (keyword) => keyword.replace(" ", "-"),
    title: (keyword) => keyword.replace(" ", "-"),
    openings: (kw, { anA, anB }) => [
      `${kw} seldom choose each other, so it helps to know what tradition says about the match.`,
      `Put ${kw} on one project and you will see two ways of working before the first week is over.`,
      `Are you one of two ${kw}? Then you know that ${anA} and ${anB} do not read an email in the same way.`,
    ],
  },
  {
    pattern: shape("SIGN and SIGN business partners"),
    openings: (kw) => [
      `${kw} share a bank account as well as an idea, so it pays to look at the match before the papers are signed.`,
      `Before ${kw} rent an office, they should know where they help each other and where they do not.`,
      `What can ${kw} expect after the first good year? The old rules of the zodiac give a fairly exact answer.`,
    ],
  },
  {
    pattern: shape("SIGN and SIGN (?:work )?compatibility"),
    openings: (kw, { anA, anB }) => [
      `${kw} is not a matter of luck. It follows from the place of two signs on a wheel of twelve, and you can check each step.`,
      `If you look up ${kw}, you probably have a certain colleague in mind.`,
      `${kw} can be worked out on paper in five lines. What ${anA} and ${anB} do with the result takes longer.`,
    ],
  },
  {
    pattern: shape("SIGN and SIGN at work"),
    openings: (kw, { anA, anB }) => [
      `Watch ${kw} for a week and you can guess what the old books say about them.`,
      `${kw}: is that a team, a contest, or two people who happen to share a printer?`,
      `There are good days for ${kw}, and there are days when ${anA} and ${anB} should talk before they type.`,
    ],
  },
  {
    pattern: shape("SIGN (?:vs|versus) SIGN(?: at work)?"),
    openings: (kw, { anA, anB }) => [
      `${kw} sounds like a boxing match. In an office it is more often ${anA} and ${anB} who read the same email in two ways.`,
      `Who wins, ${kw}? Nobody has to. The old rules say where the two help each other and where they do not.`,
    ],
  },
  {
    pattern: shape("SIGN (?:careers?|jobs?)"),
    openings: (kw, { a }) => [
      `${/s$/.test(kw) ? "Good" : "A good"} ${kw} ${/s$/.test(kw) ? "have" : "has"} room for what the ${a} does without being asked.`,
      `Look for ${/s$/.test(kw) ? kw : withArticle(kw)} by strength and not by title, and more doors open than you think.`,
    ],
  },
  {
    pattern: shape("best (?:careers|jobs) for (?:an? |the )?SIGN"),
    openings: (kw) => [
      `The ${kw} have one thing in common: they pay for a strength that is there anyway.`,
      `What are the ${kw}? The answer begins with a strength and ends with a job title.`,
    ],
  },
  {
    pattern: shape("best jobs for the year of the SIGN"),
    openings: (kw, { a }) => [
      `The ${kw} have one thing in common: they need something that ${a} people do without being asked.`,
      `Which are the ${kw}? The answer begins with a strength and ends with a job title.`,
    ],
  },
  {
    pattern: shape("chinese zodiac SIGN jobs"),
    openings: (kw, { a }) => [
      `In the ${comma(kw)} are jobs in which the strength of the sign is used every day.`,
      `Look through the ${comma(kw)} that others recommend, and you will find titles without reasons. Here, every job for the ${a} comes with one.`,
    ],
  },
  {
    pattern: shape("SIGN chinese zodiac career"),
    title: (keyword) => `${keyword} guide`,
    openings: (kw, { a }) =>
      [
        `A ${kw} guide should not begin with job titles. It should begin with what the ${a} is good at.`,
        `This ${kw} guide names ten kinds of work and gives the reason for each.`,
      ].map((text) => text.replace(/^A (?=[AEIOU])/, "An ")),
  },
  {
    pattern: shape("SIGN boss chinese zodiac"),
    running: (keyword) => keyword.replace(" Chinese", "? Chinese"),
    titles: (keyword) => {
      const question = keyword.replace(" Chinese", "? Chinese");
      return [
        `Do You Have ${withArticle(question)} Advice`,
        `Working for ${withArticle(question)} Rules`,
        `Stuck with ${withArticle(question)} Tips`,
      ];
    },
    heading: (keyword) => `${keyword.replace(" Chinese", "? Chinese")} advice`,
    openings: (kw) => [
      `Do you work for ${withArticle(kw)} lore has practical advice for you.`,
      `What makes a good ${kw} lore answers with scenes rather than adjectives.`,
    ],
  },
  {
    pattern: shape("working for an? SIGN boss"),
    openings: (kw, { a }) => [
      `${kw} is easier once you know what the ${a} wants to hear, when, and in how many words.`,
      `${kw} can be the best year of a career or a long winter. Much depends on the first month.`,
    ],
  },
  {
    pattern: shape("SIGN leadership style"),
    openings: (kw, { a }) => [
      `The ${kw} shows in small things: who speaks first, who carries bad news, who gets thanked.`,
      `You can recognize the ${kw} within a week, whether you report to ${withArticle(a)} or lead as one.`,
    ],
  },
  {
    pattern: shape("SIGN compatibility chart"),
    openings: (kw, { a }) => [
      `This ${kw} compares the ${a} with eleven colleagues and gives the reason for every score.`,
      `Every ${kw} rests on six old rules. The one below shows which of them applies to whom.`,
    ],
  },
  {
    pattern: shape("who is (?:an? )?SIGN compatible with at work"),
    openings: (kw, { a }) => [
      `${capital(kw)}? Six old rules answer the question, and the ${a} does well under most of them.`,
      `${capital(kw)}? It depends on where the other sign stands on a wheel of twelve.`,
    ],
  },
  {
    pattern: shape("best match for an? SIGN"),
    openings: (kw) => [
      `The ${kw} is found by counting places on a wheel, and you can do it with one finger.`,
      `Who is the ${kw} in an office? Tradition has a clear favorite, and good reasons for it.`,
    ],
  },
  {
    pattern: shape("year of the SIGN dates"),
    openings: (kw) => [
      `The ${kw} move, because the year begins with a new moon and not on January 1.`,
      `Most lists of ${kw} leave out the one thing that matters in winter: the day on which the year begins.`,
    ],
  },
  {
    pattern: shape("chinese zodiac SIGN birth years"),
    openings: (kw) => [
      `In the ${comma(kw)} come round every twelve years, and none of them begins on January 1.`,
      `In the ${comma(kw)} start at the New Year of the moon, so a birthday in winter needs a second look.`,
    ],
  },
  {
    pattern: shape("all SIGN years in the chinese zodiac"),
    openings: (kw) => [
      `${capital(kw)} have one thing in common: they begin at a new moon and not on January 1.`,
      `You will find ${kw} in the table below, each with its first and last day.`,
    ],
  },
  {
    pattern: shape("SIGN personality at work"),
    openings: (kw, { a }) => [
      `The ${kw} is easiest to see in ordinary moments: a meeting, a deadline, a bill.`,
      `Descriptions of the ${kw} often stop at adjectives. This one shows the ${a} from Monday to Friday.`,
    ],
  },
  {
    pattern: shape("chinese zodiac SIGN traits"),
    openings: (kw, { a }) => [
      `In the ${comma(kw)} are more than a list of adjectives. They show in how the ${a} spends, writes and rests.`,
      `In the ${comma(kw)} come in pairs: each strength of the ${a} has a risk attached.`,
    ],
  },
  {
    pattern: shape("year of the SIGN personality"),
    openings: (kw, { a }) => [
      `The ${kw} has a strong side, a costly side, and an element that changes both.`,
      `What does a ${kw} look like in an office? You know it from the way the ${a} answers a difficult mail.`,
    ],
  },
  {
    pattern: shape("SIGN \\d{4} (?:forecast|career predictions)"),
    titles: (keyword, { host, hostKind }) => {
      if (!keyword.endsWith("career predictions")) return [];
      const title = keyword.replace(" career", ": career");
      return [
        `${title} for ${withArticle(hostKind)} year`,
        `${title} for a ${host} year`,
        `${title} in the Year of the ${host}`,
        `${title}, with dates and reasons`,
      ];
    },
    openings: (kw) => [
      `${/s$/.test(kw) ? "These" : "This"} ${kw} ${/s$/.test(kw) ? "rest" : "rests"} on two rules that anyone can check.`,
      `${/s$/.test(kw) ? "Good" : "A good"} ${kw} should name ${/s$/.test(kw) ? "their" : "its"} reasons, so here they are first.`,
    ],
  },
  {
    pattern: shape("SIGN (?:career horoscope|work outlook) \\d{4}"),
    openings: (kw) => [
      `The ${kw} comes down to two relations: one between animals and one between elements.`,
      `You can check every step of this ${kw}: the dates, the animals and the elements.`,
    ],
  },
  {
    pattern: shape("\\d{4} horoscope for the SIGN"),
    openings: (kw) => [
      `The ${kw} begins with a date, because the year does not start on January 1.`,
      `What does the ${kw} say about work? It names a tone, an element, and four seasons to use.`,
    ],
  },
  {
    pattern: shape("SIGN \\d{4} money luck"),
    titles: (keyword, { host, hostKind }) => {
      const title = keyword.replace(" money ", ": money, ");
      return [
        `${title} and the Year of the ${host}`,
        `${title} and ${withArticle(hostKind)} year`,
        `${title} and timing`,
        `${title} and four seasons`,
      ];
    },
    openings: (kw, { a }) => [
      `Most pages on ${kw} make promises. This one offers two old rules and the habits of the ${a} with cash.`,
      `Tradition says little about prizes when it comes to ${kw}. It says more about timing, and about the habits of the ${a}.`,
      `The question of ${kw} comes down to the animal of the year, its element, and how the ${a} handles a bill.`,
    ],
  },
  {
    pattern: /^\d{4} chinese zodiac (?:sign|element)$/i,
    openings: (kw) => [
      `The ${kw} is easy to look up and easy to get wrong, because the year does not begin on January 1.`,
      `You can read the ${kw} from a table, provided that you know the day on which the year began.`,
    ],
  },
  {
    pattern: /^what chinese zodiac is \d{4}$/i,
    openings: (kw) => [
      `${capital(kw)}? The short answer takes one line, and birthdays in January and February need a second one.`,
      `${capital(kw)}? That depends on a new moon at the end of winter.`,
    ],
  },
  {
    pattern: /^born in \d{4} chinese zodiac$/i,
    running: (keyword) => keyword.replace(" Chinese", ", Chinese"),
    titles: (keyword, { kinds }) => {
      const [question, colon] = ["?", ":"].map((mark) => keyword.replace(" Chinese", `${mark} Chinese`));
      return [
        `${question} Facts for ${kinds}`,
        `${question} Rules for ${kinds}`,
        `${colon} Facts on ${kinds}`,
        `${colon} Notes for ${kinds}`,
      ];
    },
    heading: (keyword) => `${keyword.replace(" Chinese", "? Chinese")} rules`,
    openings: (kw) => [
      `If you were ${kw.replace(/^B/, "b")} rules give you a sign, an element and a place in a cycle of sixty.`,
      `For people ${kw.replace(/^B/, "b")} tables give one answer for most of the year and another for its first weeks.`,
    ],
  },
  {
    pattern: /^life path number \d+ at work$/i,
    openings: (kw) => [
      `${capital(kw)} describes how you begin, earn, lead and leave.`,
      `What does ${kw} look like? You see it in the first hour of the day and in the last month of a job.`,
    ],
  },
  {
    pattern: /^jobs for life path \d+$/i,
    openings: (kw) => [
      `Good ${kw} have a reason behind the title, and this page gives the reason first.`,
      `There is no official list of ${kw}. There is a strength, though, and there are jobs that pay for it.`,
    ],
  },
  {
    pattern: /^life path \d+ careers$/i,
    openings: (kw) => [
      `${capital(kw)} begin with a sum: the digits of your birthday, added until one number is left.`,
      `The best ${kw} pay you for something that you would do anyway.`,
    ],
  },
  {
    pattern: /^(?:wood|fire|earth|metal|water) element jobs$/i,
    openings: (kw) => [
      `${capital(kw)} are easy to recognize once you know how the element behaves.`,
      `Which are the best ${kw}? Start with what the element does when nobody is watching.`,
    ],
  },
  {
    pattern: /^(?:wood|fire|earth|metal|water) element in chinese astrology$/i,
    openings: (kw) => [
      `The ${kw} is one of five phases, and each phase has its own idea of good work.`,
      `You can carry the ${kw} in two ways: through your birth year and through your animal.`,
    ],
  },
  {
    pattern: /^chinese zodiac for managers$/i,
    openings: (kw) => [
      `${capital(kw)} is a way to talk about differences that every team has.`,
      `Is ${kw} a joke or a tool? It becomes a tool when you use it to ask better questions.`,
    ],
  },
  {
    pattern: /^(?:free )?chinese zodiac (?:career )?reading(?: by birthday)?$/i,
    openings: (kw) => [
      `A ${kw} needs your date of birth and a calendar of new moons. The rest is a matter of old rules.`,
      `What should a ${kw} tell you? It should tell you your sign, your element, and how people like you tend to work.`,
    ],
  },
  {
    pattern: /^chinese zodiac (?:sign finder|team compatibility test)$/i,
    openings: (kw) => [
      `A ${kw} is only as good as its calendar. This page shows you how to do it by hand.`,
      `You do not need software for a ${kw}. A birth date, a table and five minutes are enough.`,
    ],
  },
];

/** `Chinese zodiac Snake jobs` as part of a sentence that begins with “In the”: `Chinese zodiac, Snake jobs`. */
function comma(running: string): string {
  return running.replace("zodiac ", "zodiac, ");
}

/** Sentences for a keyword of any shape. They do not depend on its number, since it may be a plural. */
function unshaped(running: string, question: boolean): string[] {
  if (question) {
    return [
      `${capital(running)}? Tradition has an answer, and you can check each step of it.`,
      `${capital(running)}? The old rules answer the question, and everyday scenes show what the answer means.`,
    ];
  }
  return [
    `${capital(running)}: the old rules have an answer, and you can check each step of it.`,
    `${capital(running)}: here is what tradition says about it, and what you can do with it at work.`,
    `A page on ${running} should give its reasons, and this one does.`,
  ];
}

function signsOf(subject: Subject): Signs {
  const ids: readonly (SignId | undefined)[] =
    "a" in subject ? [subject.a, subject.b] : "sign" in subject ? [subject.sign, undefined] : [];
  const [a = "", b = ""] = ids.map((id) => (id ? nameOf(id) : ""));
  const kinds =
    subject.kind === "birthYear" ? `${capital(elementOf(subject.year))} ${plural(signForYear(subject.year))}` : "";
  const [host, hostKind] =
    subject.kind === "forecast" ? [nameOf(signForYear(subject.year)), nameOfYear(subject.year)] : ["", ""];
  return { a, b, anA: withArticle(a), anB: withArticle(b), kinds, host, hostKind };
}

/** Returns a text in title case: `Rat and Ox Compatibility`. Its first and last word have a capital. */
function titleCase(text: string): string {
  return text.replace(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu, (word, at: number) =>
    at > 0 && at + word.length < text.length && smallWords.has(word.toLowerCase()) ? word.toLowerCase() : capital(word),
  );
}

const questionPattern = /^(?:what|which|who|when|how(?! to)|why|is|are|can|do|does|should)\b/i;
const smallWords = new Set("a an and as at by for from in of on or the to vs with".split(" "));
