import { type CivilDate, formatDate, parseDate } from "./civil-date.ts";
import { type Boundary, boundaryOf } from "./new-year.ts";
import { type PossibleSign, possibleSigns } from "./possible-signs.ts";
import { type Profile, profiles } from "./profiles.ts";
import { type SignOfDate, signOfDate } from "./sign-of.ts";
import { type SignId, signById } from "./signs.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

/** What the command prints, and how it ends: 0 done, 1 no answer for that date, 2 called wrongly. */
export interface CommandResult {
  readonly output: string;
  readonly error: string;
  readonly exitCode: 0 | 1 | 2;
}

const HELP = `Usage: zodiac <date> [options]

The Chinese zodiac sign of a date, and why.

  <date>                       YYYY-MM-DD; or YYYY-MM or YYYY for every sign it may be
  --boundary start-of-spring   let the year begin with lichun instead of Chinese New Year
  --json                       print JSON
  --help                       print this

Dates from 1600-01-01 to 2200-12-31.`;

/** The command line `zodiac`, without the process around it. */
export function runCommand(args: readonly string[]): CommandResult {
  try {
    return run(args);
  } catch (error) {
    if (!(error instanceof ZodiacRangeError)) throw error;
    return { output: "", error: error.message, exitCode: error.code === "unknown-option" ? 2 : 1 };
  }
}

function run(args: readonly string[]): CommandResult {
  if (args.includes("--help") || args.includes("-h")) return done(HELP);
  const dates: string[] = [];
  let json = false;
  let boundary: Boundary = "new-year";
  for (let i = 0; i < args.length; i++) {
    const arg = args[i] ?? "";
    if (arg === "--json") json = true;
    else if (arg === "--boundary") boundary = boundaryOf({ boundary: (args[++i] ?? "") as Boundary });
    else if (arg.startsWith("-")) return misused(`Unknown option ${arg}`);
    else dates.push(arg);
  }
  const [date] = dates;
  if (date === undefined || dates.length > 1) return misused("Give one date");
  const partial = /^(\d{4})(?:-(\d\d))?$/.exec(date);
  if (!partial) return done(json ? dateAsJson(date, boundary) : dateAsText(date, boundary));
  const spans = possibleSigns(
    { year: Number(partial[1]), month: partial[2] ? Number(partial[2]) : null },
    { boundary },
  );
  return done(json ? asJson({ date, boundary, possible: spans }) : spans.map(spanAsText).join("\n"));
}

function dateAsText(text: string, boundary: Boundary): string {
  const answer = signOfDate(text, { boundary });
  const { name, emoji, character, element } = signById(answer.sign);
  const profile = profiles[answer.sign];
  return `${text}: ${name} ${emoji} ${character}
${reasonOf(text, answer, boundary)}
${alternativeOf(answer)}
Sign     ${name}, ${element}, ${answer.polarity}
Year     ${answer.zodiacYear}, ${answer.yearElement} ${answer.sign}
Traits   ${profile.traits}
Strong   ${profile.strengths.join("; ")}
Weak     ${profile.weaknesses.join("; ")}
Best     with ${namesOf(profile.bestCompatibility)}
Hardest  with ${namesOf(profile.worstCompatibility)}
Lucky    ${profile.luckyNumbers.join(", ")}; ${profile.luckyColors.join(", ")}

${profile.description}

${profile.careerStrengths}`;
}

/** "3 days before New Year 1990 (1990-01-27), so Snake." */
function reasonOf(text: string, { sign, newYear, daysFromNewYear }: SignOfDate, boundary: Boundary): string {
  const turn = `${turnName(boundary)} ${parseDate(text).year} (${formatDate(newYear)})`;
  const distance = Math.abs(daysFromNewYear);
  const days = distance === 1 ? "1 day" : `${distance} days`;
  const place = daysFromNewYear === 0 ? "The day of" : `${days} ${daysFromNewYear < 0 ? "before" : "after"}`;
  return `${place} ${turn}, so ${signById(sign).name}.`;
}

function alternativeOf({ alternative }: SignOfDate): string {
  if (!alternative) return "";
  const { boundary, sign, newYear } = alternative;
  return `By ${turnName(boundary)} (${formatDate(newYear)}) it would be ${signById(sign).name}.\n`;
}

function turnName(boundary: Boundary): string {
  return boundary === "new-year" ? "New Year" : "Start of Spring";
}

function spanAsText({ sign, from, to, days }: PossibleSign): string {
  const { name, emoji } = signById(sign);
  return `${formatDate(from)} to ${formatDate(to)}: ${name} ${emoji} (${days} ${days === 1 ? "day" : "days"})`;
}

function dateAsJson(text: string, boundary: Boundary): string {
  const { alternative, ...answer } = signOfDate(text, { boundary });
  const { id: _id, polarity: _polarity, ...sign } = signById(answer.sign);
  const profile: Profile = profiles[answer.sign];
  return asJson({
    date: text,
    boundary,
    ...answer,
    ...sign,
    reason: reasonOf(text, { ...answer, alternative }, boundary),
    alternative,
    profile,
  });
}

/** Dates become ISO texts. */
function asJson(value: unknown): string {
  return JSON.stringify(value, (_key, each: unknown) => (isDate(each) ? formatDate(each) : each), 2);
}

function isDate(value: unknown): value is CivilDate {
  return typeof value === "object" && value !== null && "year" in value && "month" in value && "day" in value;
}

function namesOf(ids: readonly SignId[]): string {
  return ids.map((id) => signById(id).name).join(", ");
}

function done(output: string): CommandResult {
  return { output, error: "", exitCode: 0 };
}

function misused(why: string): CommandResult {
  return { output: "", error: `${why}.\n\n${HELP}`, exitCode: 2 };
}
