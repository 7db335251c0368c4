import type { SignId } from "@zodiac-at-work/zodiac";
import { nameOf } from "./sign-years.ts";
import type { Subject } from "./subject.ts";
import { capital, withArticle } from "./words.ts";

/** A keyword in the forms that an article needs. Each contains the words of the keyword in their order. */
export interface KeywordForms {
  /** In title case: `Rat-Snake Coworkers`. */
  readonly title: string;
  /** Joins the title with what follows. */
  readonly joint: ":" | "";
  /** Begins a heading: `Rat-Snake coworkers`. */
  readonly heading: string;
  /** As running text has it: `Rat-Snake coworkers`. */
  readonly running: string;
  /** Sentences that may begin the article. */
  readonly openings: readonly string[];
}

/**
 * Returns the forms of a keyword. Keywords of a known shape get sentences in which they read naturally; others are quoted
 * as a search.
 *
 * @example
 * formsOf("rat snake coworkers", subject).running; // "Rat-Snake coworkers"
 */
export function formsOf(keyword: string, subject: Subject): KeywordForms {
  const found = shapes.find(({ pattern }) => pattern.test(keyword));
  const signs = signsOf(subject);
  const running = found?.running?.(spoken(keyword)) ?? spoken(keyword);
  const question = questionPattern.test(keyword);
  const title = titleCase(found?.title?.(spoken(keyword)) ?? spoken(keyword));
  return {
    title: question ? `${title}?` : title,
    joint: question ? "" : ":",
    heading: capital(found?.heading?.(spoken(keyword)) ?? running),
    running,
    openings: found ? found.openings(running, signs) : quoted(running, question),
  };
}

/** Returns the keyword with the first of the tails that fits a title of 60 characters, or alone. */
export function titleWith(
  { title, joint }: Pick<KeywordForms, "title" | "joint">,
  tails: readonly string[],
  suggestion?: string,
): string {
  if (suggestion !== undefined && suggestion.trim() !== "") return suggestion.trim().replace(/\s+/g, " ");
  const tail = tails.find((each) => [...title, ...joint, ...each].length + 1 <= titleLength);
  return tail === undefined ? title : `${title}${joint} ${titleCase(tail)}`;
}

/** The characters that a title may have. */
export const titleLength = 60;

interface Signs {
  readonly a: string;
  readonly anA: string;
  readonly b: string;
  readonly anB: string;
}

interface Shape {
  readonly pattern: RegExp;
  readonly running?: (keyword: string) => string;
  readonly title?: (keyword: string) => string;
  readonly heading?: (keyword: string) => string;
  readonly openings: (running: string, signs: Signs) => readonly string[];
}

const sign = "(?:rat|ox|tiger|rabbit|dragon|snake|horse|goat|monkey|rooster|dog|pig)";
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
    openings: (kw, { a }) =>
      [
        `A ${kw} guide should not begin with job titles. It should begin with what the ${a} is good at.`,
        `This ${kw} guide names ten kinds of work and gives the reason for each.`,
      ].map((text) => text.replace(/^A (?=[AEIOU])/, "An ")),
  },
  {
    pattern: shape("SIGN boss chinese zodiac"),
    running: (keyword) => keyword.replace(" Chinese", "? Chinese"),
    title: (keyword) => `${keyword.replace(" Chinese", "? Chinese")} Advice`,
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
    openings: (kw, { a }) => [
      `Search for “${kw}” and you find promises. This page offers two old rules and the habits of the ${a} with cash.`,
      `“${kw}” sounds like a lottery ticket. It is closer to a weather report, and the ${a} can dress for it.`,
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
    title: (keyword) => `${keyword.replace(" Chinese", "? Chinese")} Facts`,
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

function quoted(running: string, question: boolean): string[] {
  if (question) {
    return [
      `${capital(running)}? People who ask this usually want an answer with reasons, so here is one.`,
      `${capital(running)}? The tradition has an answer, and you can check each step of it.`,
    ];
  }
  return [
    `Search for “${running}” and you get many opinions. This page gives you rules, dates and examples.`,
    `“${capital(running)}” is a question about old rules and about habits. You can check the first and observe the second.`,
    `If you typed “${running},” you probably want something practical. Here it is, with the reasons.`,
  ];
}

function signsOf(subject: Subject): Signs {
  const ids: readonly (SignId | undefined)[] =
    "a" in subject ? [subject.a, subject.b] : "sign" in subject ? [subject.sign, undefined] : [];
  const [a = "", b = ""] = ids.map((id) => (id ? nameOf(id) : ""));
  return { a, b, anA: withArticle(a), anB: withArticle(b) };
}

/** Returns a keyword as running text has it, with the capitals of names: `Rat and Ox compatibility`. */
function spoken(keyword: string): string {
  return keyword
    .replace(/[A-Za-z]+/g, (word) => (properNames.has(word.toLowerCase()) ? capital(word.toLowerCase()) : word))
    .replace(/\byear (?=of the [A-Z])/, "Year ");
}

/** Returns a keyword in title case: `Rat and Ox Compatibility`. */
function titleCase(keyword: string): string {
  return keyword.replace(/[\p{L}\p{M}][\p{L}\p{M}']*/gu, (word, at: number) =>
    at > 0 && smallWords.has(word.toLowerCase()) ? word.toLowerCase() : capital(word),
  );
}

const questionPattern = /^(?:what|which|who|when|how|why|is|are|can|do|does|should)\b/i;
const smallWords = new Set("a an and at by for in of on or the to vs with".split(" "));
const properNames = new Set(
  "chinese january february i china york texas california rat rats ox oxen tiger tigers rabbit rabbits dragon dragons snake snakes horse horses goat goats sheep monkey monkeys rooster roosters dog dogs pig pigs".split(
    " ",
  ),
);
