import { parseArgs } from "node:util";
import { type CivilDate, formatDate, parseDate } from "./calendar/civil-date.ts";
import { type Boundary, boundaryOf } from "./calendar/new-year.ts";
import { type PossibleSign, possibleSigns } from "./signs/possible-signs.ts";
import { type SignOfDate, signOfDate } from "./signs/sign-of.ts";
import { type SignId, signById } from "./signs/signs.ts";
import { type Profile, profiles } from "./texts/profiles.ts";
import { ZodiacRangeError } from "./zodiac-range-error.ts";

/** The output of the command and its exit code: 0 for success, 1 for a date without a result, 2 for wrong usage. */
export interface CommandResult {
  readonly output: string;
  readonly error: string;
  readonly exitCode: 0 | 1 | 2;
}

const help = `Usage: zodiac <date> [options]

The Chinese zodiac sign of a date, and why.

  <date>                       YYYY-MM-DD; or YYYY-MM or YYYY for every possible sign
  --boundary=start-of-spring   begin the year on the day of lichun; new-year, the default, on Chinese New Year
  --json                       print JSON
  -h, --help                   print this help
  -v, --version                print the version

Exit codes: 0 for a result, 1 for a date without one, 2 for wrong usage.

Dates from 1600-01-01 to 2200-12-31.`;

/**
 * Runs the command `zodiac`, without touching the process.
 *
 * @param version the version of the package, for `--version`.
 */
export function runCommand(args: readonly string[], version: string): CommandResult {
  try {
    return run(args, version);
  } catch (error) {
    if (!(error instanceof ZodiacRangeError)) throw error;
    return { output: "", error: error.message, exitCode: error.code === "unknown-option" ? 2 : 1 };
  }
}

function run(args: readonly string[], version: string): CommandResult {
  const { values, positionals, tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true });
  const given = tokens.filter((token) => token.kind === "option");
  if (values.help) return done(help);
  if (values.version) return done(version);
  for (const { name, rawName, value } of given) {
    if (!isOption(name)) return misused(`Unknown option ${rawName}`);
    if (options[name].type === "boolean" && value !== undefined) return misused(`${rawName} takes no value`);
  }
  const boundary = boundaryOf({ boundary: values.boundary as Boundary | undefined });
  const [date] = positionals;
  if (date === undefined || positionals.length > 1) return misused("Give one date");
  if (!/^\d{4}(-\d\d)?$/.test(date)) return done(values.json ? dateAsJson(date, boundary) : dateAsText(date, boundary));
  const spans = possibleSigns(date, { boundary });
  return done(values.json ? asJson({ date, boundary, possible: spans }) : spans.map(spanAsText).join("\n"));
}

const options = {
  boundary: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "v" },
} as const;

function isOption(name: string): name is keyof typeof options {
  return Object.hasOwn(options, name);
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

/** Returns `3 days before New Year 1990 (1990-01-27), so Snake.` */
function reasonOf(text: string, { sign, newYear, daysFromNewYear }: SignOfDate, boundary: Boundary): string {
  const turn = `${turnName(boundary)} ${parseDate(text).year} (${formatDate(newYear)})`;
  const distance = Math.abs(daysFromNewYear);
  const days = distance === 1 ? "1 day" : `${distance} days`;
  const place = daysFromNewYear === 0 ? "The day of" : `${days} ${daysFromNewYear < 0 ? "before" : "after"}`;
  return `${place} ${turn}, so ${signById(sign).name}.`;
}

function alternativeOf({ alternative, dependsOnHour }: SignOfDate): string {
  const hour = dependsOnHour ? "Start of Spring is a moment. This close to it, the hour and the place decide.\n" : "";
  if (!alternative) return hour;
  const { boundary, sign, newYear } = alternative;
  return `${hour}By ${turnName(boundary)} (${formatDate(newYear)}) it would be ${signById(sign).name}.\n`;
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

/** Converts a value to JSON with dates as ISO 8601. */
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
  return { output: "", error: `${why}.\n\n${help}`, exitCode: 2 };
}
