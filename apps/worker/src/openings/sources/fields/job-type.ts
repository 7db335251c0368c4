import type { JobType } from "@zodiac-at-work/catalog";

/**
 * Reads a type of employment from a board's code, from free text in English and the common languages of Europe, or from
 * a list of these. Returns `other` for a type of employment that is none of the usual ones ("Apprenticeship",
 * "Permanent"), and null for text that names no type of employment.
 *
 * A special relationship decides before the hours: "Full-time intern" is an internship, "Fulltime, fixed term" is
 * temporary. A job that is offered both as full-time and as part-time is full-time.
 *
 * @example
 * readJobType("Regular Full Time (Salary)"); // "full-time"
 * readJobType("parttime_permanent"); // "part-time"
 * readJobType("CDD"); // "temporary"
 * readJobType("Remote"); // null
 */
export function readJobType(value: unknown): JobType | null {
  const words = wordsOf(value);
  if (words === "") return null;
  return patterns.find(([, pattern]) => pattern.test(words))?.[0] ?? null;
}

/** The text in lower case, without accents, with spaces between words: "FullTime" and "FULL_TIME" become "full time". */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) return value.slice(0, 20).map(wordsOf).join(" ; ").trim();
  if (typeof value !== "string") return "";
  return value
    .slice(0, 200)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/ł/gi, "l")
    .toLowerCase()
    .replace(/[^\p{L}\p{N};]+/gu, " ")
    .replace(permanentContract, " permanent ")
    .trim();
}

/** Here "contract" is the document that every employee signs. */
const permanentContract =
  /\b(?:permanent|open ended|unlimited|indefinite|unbefristeter?|employment|arbeits)\s?(?:contract|vertrag)\b|\b(?:contrato|contratto) (?:indefinido|fijo|a tempo indeterminato)\b/g;

/** The first that matches decides. The words are in the form that `wordsOf` gives them. */
const patterns: [JobType, RegExp][] = [
  [
    "internship",
    /\b(?:intern|interns|internships?|trainee|trainees|traineeships?|praktik(?:um|a|ant|anter|antin|anten|ant\w+)?|praktyk\w*|stage|stages|stagiaires?|stagiairs?|stagista|tirocini[oi]|tirocinante|practicas|practicante|pasantias?|becari[oa]s?|estagi[oa]s?|estagiari[oa]s?|staz|staze|stazyst\w*|harjoittel\w+|gyakornok\w*|co op|coop|placement|student (?:intern|placement)|praktikplats)\b/,
  ],
  [
    "temporary",
    /\b(?:temporary|temporal|(?<!mi )temps?(?! (?:plein|complet|partiel))|fixed term|fixed time|limited term|befristet\w*|zeitarbeit|aushilfe|seasonal|saison\w*|saisonnier\w*|casual|per diem|cdd|duree determinee|interim|interimaire|(?:tempo )?determinato|temporaneo|temporario|temporarios?|tijdelijk\w*|vikariat\w*|vikar|tidsbegransad\w*|tidsbegraenset|midlertidig|maaraaikai\w+|czas okreslony|tymczasow\w*|duracion determinada|eventual|tempo determinado|brigada|dohoda|docasn\w+)\b/,
  ],
  [
    "contract",
    /\b(?:contract|contracts|contractors?|contractual|contract to hire|contracting|freelance\w*|free lance\w*|freiberuf\w*|selbststandig\w*|independent|independant\w*|autonomo|libero professionista|partita iva|prestador|zzp|zzper|consultant|b2b|1099|c2c|corp to corp|umowa zlecenie|zlecenie|umowa o dzielo|konsultuppdrag|self employed)\b/,
  ],
  [
    "full-time",
    /\b(?:full time|fulltime|full or part time|part or full time|ft|vollzeit\w*|temps plein|temps complet|tempo pieno|full|tiempo completo|jornada completa|tempo integral|tempo inteiro|tempo completo|voltijds?|heltid\w*|fuldtid\w*|kokoaika\w*|taysiaika\w*|kokopaiva\w*|pelny etat|pelny wymiar|plny uvazek|plny pracovni\w*|hpp|teljes munkaido\w*|norma intreaga)\b/,
  ],
  [
    "part-time",
    /\b(?:part time|parttime|pt|teilzeit\w*|minijob|mini job|geringfugig\w*|werkstudent\w*|working students?|student job|temps partiel|mi temps|tempo parziale|media jornada|jornada parcial|tiempo parcial|meio periodo|tempo parcial|deeltijds?|bijbaan|deltid\w*|osa aika\w*|niepelny (?:etat|wymiar)|czesc etatu|pol etatu|castecny uvazek|zkraceny uvazek|reszmunkaido\w*|norma partiala)\b|^part$/,
  ],
  [
    "other",
    /\b(?:other|permanent\w*|regular|employee|festanstellung|unbefristet\w*|cdi|duree indeterminee|indeterminato|indefinido|vast|vaste|vast dienstverband|fast anstalld|fastanst\w*|tillsvidare\w*|tillsvidareanst\w*|vakituinen|umowa o prace|apprentices?|apprenticeships?|ausbildung|auszubildende\w*|azubi|alternance|alternant|apprentissage|apprendista\w*|duales studium|volunteers?|volunteering|voluntary|ehrenamt\w*|benevol\w*|zero hours?|thesis|abschlussarbeit|masterarbeit|bachelorarbeit|exempt|non exempt|salaried|hourly)\b/,
  ],
];
