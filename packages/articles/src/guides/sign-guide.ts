import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import type { Matter, ReadKeyword } from "../types/family.ts";
import type { Keyword } from "../types/keyword.ts";
import { capital, escapeHtml, inWords, list } from "../words/words.ts";
import { guidesBySign } from "./guides-by-sign.ts";
import type { Situation } from "./matter/guide-matter.ts";

interface SituationWords {
  /** What a keyword must say to ask about the situation. */
  readonly pattern: RegExp;
  /** The keyword of the article: `SIGN` is the sign, `A_SIGN` the sign with its article. */
  readonly keyword: string;
  /** When advice is for the situation, as running text has it. */
  readonly name: string;
  readonly category: Keyword["category"];
}

const situations: Readonly<Record<Situation, SituationWords>> = {
  boss: {
    pattern: /\bboss|\bmanag|\bsupervisor/,
    keyword: "how A_SIGN deals with a boss",
    name: "with a boss",
    category: "career",
  },
  interview: {
    pattern: /\binterview/,
    keyword: "SIGN job interview tips",
    name: "in a job interview",
    category: "career",
  },
  raise: {
    pattern: /\braise\b|\bsalary|\bpay\b/,
    keyword: "SIGN asking for a raise",
    name: "when asking for a raise",
    category: "career",
  },
  "first-month": {
    pattern: /\bfirst (?:month|week|day)|\bnew (?:job|position|role)|\bstarting\b/,
    keyword: "SIGN in the first month of a new job",
    name: "in the first month of a new job",
    category: "career",
  },
  team: {
    pattern: /\bteam/,
    keyword: "SIGN in a team",
    name: "in a team",
    category: "personality",
  },
  conflict: {
    pattern: /\bconflict|\bargu|\bdispute|\bquarrel/,
    keyword: "SIGN in a conflict at work",
    name: "in a conflict with a colleague",
    category: "personality",
  },
  partner: {
    pattern: /\bpartner|\bcofounder/,
    keyword: "SIGN choosing a business partner",
    name: "when choosing a business partner",
    category: "career",
  },
  employer: {
    pattern: /\bemployer|\bcompany to work|\bworkplace/,
    keyword: "SIGN choosing an employer",
    name: "when choosing an employer",
    category: "career",
  },
};

/** Words that a keyword may have beside the sign and the situation. Any other word asks for something else. */
const harmless = new Set(
  `a an the as in at for of with and to on your you i my do does is are how what when which should can ask asks asking
  talk talking about work working worker employee job jobs career office business colleague colleagues coworker coworkers
  chinese zodiac sign year born people person advice guide tip tips help handle handles handling deal deals dealing get
  gets getting along behave behaves act acts approach approaches choose chooses choosing find finding pick picking good
  right best manage managing boss bosses manager managers supervisor interview interviews raise salary pay first month
  week day new position role starting start team teams teamwork player conflict conflicts argument arguments argue
  dispute disputes quarrel quarrels partner partners cofounder cofounders employer employers company workplace
  negotiate negotiating negotiation`.split(/\s+/),
);

/** The keyword of each guide. */
export const signGuideKeywords: readonly Keyword[] = signIds.flatMap((sign) =>
  Object.values(situations).map(({ keyword, category }): Keyword => {
    const text = keyword.replace("A_SIGN", withArticle(sign)).replace("SIGN", sign);
    return { keyword: text, category, intent: "informational" };
  }),
);

export function findSignGuide({ text, signs, words }: ReadKeyword): Matter | undefined {
  const [sign] = signs;
  if (sign === undefined || signs.length > 1 || words.some((word) => !harmless.has(word))) return undefined;
  // The guides speak to the sign itself. “Working for a rat boss” is asked by somebody else.
  if (new RegExp(`\\b${sign}s? (?:boss|manager|supervisor|employee|coworker|colleague|partner)`).test(text)) {
    return undefined;
  }
  const found = situationIds.filter((each) => situations[each].pattern.test(text));
  const [situation] = found;
  return situation === undefined || found.length > 1 ? undefined : write(sign, situation);
}

const situationIds = Object.keys(situations) as Situation[];

function write(sign: SignId, situation: Situation): Matter {
  const matter = guidesBySign[sign][situation];
  const { name } = signById(sign);
  const text = (part: string) => `<p>${escapeHtml(part)}</p>`;
  const sentences = `${inWords(matter.script.length)} ${matter.script.length === 1 ? "sentence" : "sentences"}`;
  return {
    title: matter.title,
    description: `For people born in ${withArticle(name)} year: what to do ${situations[situation].name}, what to leave out, and ${sentences} to say aloud.`,
    content: [
      `<p class="short-answer">${escapeHtml(matter.answer)}</p>`,
      "<h2>What to do</h2>",
      list(matter.do.map(escapeHtml)),
      "<h2>What to leave out</h2>",
      list(matter.avoid.map(escapeHtml)),
      `<h2>${capital(sentences)} to say aloud</h2>`,
      `<blockquote>${matter.script.map(text).join("")}</blockquote>`,
      "<h2>How it can go</h2>",
      ...matter.scene.map(text),
      `<h2>What tradition says of the ${name}</h2>`,
      text(matter.tradition),
    ].join("\n"),
  };
}
