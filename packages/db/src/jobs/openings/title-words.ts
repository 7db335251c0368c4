/** What a title has to match for one part of a search: one of the texts. */
export interface TitleGroup {
  /** Texts of which every word may be the start of a word in the title. */
  starts: string[];
  /** Texts whose words stand in the title as they are. */
  words: string[];
}

/**
 * Splits a search for titles into groups: a title has to match each of them. What was typed may be the beginning of a word.
 * An abbreviation and its long form find each other, and stand for whole words alone: `AI` is no `Air traffic controller`,
 * and `intern` no `Internal Auditor`. Singular and plural find each other.
 *
 * @example
 * titleWords("senior RNs");
 * // [{ starts: [], words: ["senior", "seniors", "sr", "srs"] },
 * //  { starts: [], words: ["rns", "rn", "registered nurse", "registered nurses"] }]
 */
export function titleWords(search: string): TitleGroup[] {
  // The words of a title are split at the same characters.
  const typed = search.toLowerCase().replace(/[/.\-_:@]/g, " ");
  const words = typed.split(/\s+/).filter(Boolean);
  const groups: TitleGroup[] = [];
  for (let start = 0; start < words.length; ) {
    const [length, texts] = findTerm(words, start) ?? [1, undefined];
    const text = words.slice(start, start + length).join(" ");
    groups.push(
      texts
        ? { starts: [], words: [...new Set([text, ...texts.flatMap(withPlural)])] }
        : { starts: [text], words: formsOf(text).slice(1) },
    );
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
  if (word === "news") return [word];
  if (/[^aeiou]y$/.test(word)) return [word, `${word.slice(0, -1)}ies`];
  if (/[^aeiou]ies$/.test(word)) return [word, `${word.slice(0, -3)}y`];
  if (/(?:[sxz]|[cs]h)es$/.test(word)) return [word, word.slice(0, -2), word.slice(0, -1)];
  return /[^siu]s$/.test(word) && word.length > 2 ? [word, word.slice(0, -1)] : [word];
}

function withPlural(text: string): string[] {
  return /[sy]$/.test(text) ? [text] : [text, `${text}s`];
}

/**
 * Abbreviations of jobs, and words that are written as one or as two, in lower case, with what they mean in titles. Those
 * that mean something else in most titles are left out: `MD` is a state, a doctor and a director.
 */
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  ae: ["account executive"],
  ai: ["artificial intelligence"],
  am: ["account manager"],
  ap: ["accounts payable"],
  ar: ["accounts receivable"],
  assoc: ["associate"],
  asst: ["assistant"],
  ba: ["business analyst"],
  backend: ["back end"],
  bdr: ["business development representative"],
  bi: ["business intelligence"],
  ceo: ["chief executive officer"],
  cfo: ["chief financial officer"],
  cio: ["chief information officer"],
  ciso: ["chief information security officer"],
  cmo: ["chief marketing officer"],
  cna: ["certified nursing assistant", "certified nurse assistant"],
  coo: ["chief operating officer"],
  cpa: ["certified public accountant"],
  cra: ["clinical research associate"],
  csm: ["customer success manager"],
  csr: ["customer service representative"],
  cto: ["chief technology officer"],
  cybersecurity: ["cyber security"],
  dba: ["database administrator"],
  dir: ["director"],
  ea: ["executive assistant"],
  ecommerce: ["e commerce"],
  em: ["engineering manager"],
  emt: ["emergency medical technician"],
  evp: ["executive vice president"],
  frontend: ["front end"],
  fullstack: ["full stack"],
  gm: ["general manager"],
  healthcare: ["health care"],
  hr: ["human resources"],
  hrbp: ["hr business partner", "human resources business partner"],
  intern: ["internship"],
  it: ["information technology"],
  jr: ["junior"],
  lpn: ["licensed practical nurse"],
  lvn: ["licensed vocational nurse"],
  ma: ["medical assistant"],
  mgmt: ["management"],
  mgr: ["manager"],
  ml: ["machine learning"],
  mle: ["machine learning engineer"],
  np: ["nurse practitioner"],
  ops: ["operations"],
  ot: ["occupational therapist"],
  pa: ["physician assistant"],
  pct: ["patient care technician"],
  pm: ["product manager", "project manager", "program manager"],
  po: ["product owner"],
  pr: ["public relations"],
  pt: ["physical therapist"],
  pta: ["physical therapist assistant"],
  qa: ["quality assurance"],
  qc: ["quality control"],
  "r&d": ["research and development", "research development"],
  rn: ["registered nurse"],
  rt: ["respiratory therapist"],
  sde: ["software development engineer"],
  sdr: ["sales development representative"],
  slp: ["speech language pathologist"],
  sme: ["subject matter expert"],
  sr: ["senior"],
  sre: ["site reliability engineer"],
  svp: ["senior vice president"],
  swe: ["software engineer"],
  sysadmin: ["system administrator", "systems administrator"],
  tpm: ["technical program manager"],
  ui: ["user interface"],
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
