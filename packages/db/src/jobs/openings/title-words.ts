/**
 * Splits a search for titles into groups of texts that mean the same: a title has to match one text of each group. An
 * abbreviation and its long form find each other, and so do singular and plural.
 *
 * @example
 * titleWords("senior RNs"); // [["senior"], ["rns", "rn", "registered nurse"]]
 */
export function titleWords(search: string): string[][] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const groups: string[][] = [];
  for (let start = 0; start < words.length; ) {
    const [length, texts] = findTerm(words, start) ?? [1, []];
    const typed = words.slice(start, start + length);
    groups.push([...new Set([typed.join(" "), ...(length === 1 ? formsOf(typed[0] ?? "") : []), ...texts])]);
    start += length;
  }
  return groups;
}

/** Finds the longest term that begins at a word, singular or plural. */
function findTerm(words: readonly string[], start: number): [length: number, texts: readonly string[]] | undefined {
  for (let length = Math.min(longestTerm, words.length - start); length > 0; length--) {
    const before = words.slice(start, start + length - 1);
    const last = words[start + length - 1] ?? "";
    for (const form of formsOf(last)) {
      const texts = terms.get([...before, form].join(" "));
      if (texts) return [length, texts];
    }
  }
  return undefined;
}

/** Returns a word and its likely singular or plural. A search matches the beginnings of words, so most plurals need nothing. */
function formsOf(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  if (/[^aeiou]ies$/.test(word)) return [word, `${word.slice(0, -3)}y`];
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  return /[^siu]s$/.test(word) && word.length > 2 ? [word, word.slice(0, -1)] : [word];
}

/** Abbreviations of jobs that stand in titles and in searches, in lower case, with what they mean there. */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  ae: ["account executive"],
  ai: ["artificial intelligence"],
  asst: ["assistant"],
  ba: ["business analyst"],
  bdr: ["business development representative"],
  ceo: ["chief executive officer"],
  cfo: ["chief financial officer"],
  cna: ["certified nursing assistant"],
  coo: ["chief operating officer"],
  cpa: ["certified public accountant"],
  csm: ["customer success manager"],
  csr: ["customer service representative"],
  cto: ["chief technology officer"],
  dba: ["database administrator"],
  em: ["engineering manager"],
  emt: ["emergency medical technician"],
  gm: ["general manager"],
  hr: ["human resources"],
  jr: ["junior"],
  lpn: ["licensed practical nurse"],
  mgr: ["manager"],
  ml: ["machine learning"],
  np: ["nurse practitioner"],
  ot: ["occupational therapist"],
  pm: ["product manager", "project manager", "program manager"],
  pt: ["physical therapist"],
  qa: ["quality assurance"],
  rn: ["registered nurse"],
  sde: ["software development engineer"],
  sdr: ["sales development representative"],
  slp: ["speech language pathologist"],
  sr: ["senior"],
  sre: ["site reliability engineer"],
  swe: ["software engineer"],
  tpm: ["technical program manager"],
  ux: ["user experience"],
  vp: ["vice president"],
};

/** What each abbreviation and each long form stands for. */
const terms = new Map<string, string[]>();
for (const [short, longs] of Object.entries(abbreviations)) {
  terms.set(short, [short, ...longs]);
  for (const long of longs) terms.set(long, [long, short]);
}
const longestTerm = Math.max(...[...terms.keys()].map((term) => term.split(" ").length));
