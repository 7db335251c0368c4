import type { ReadHtml } from "../html/read-html.ts";

/** A count that a title promises: the number and what is counted. */
interface Promised {
  readonly count: number;
  readonly noun: string;
}

/** Returns why the items of a text are not as many as its title says; undefined if they are, or if it names no count. */
export function titleCountProblem(title: string, html: string, { headings }: ReadHtml): string | undefined {
  const promised = promisedIn(title);
  if (!promised) return undefined;
  const { count, noun } = promised;
  const lists = [...html.matchAll(/<[uo]l[ >].*?<\/[uo]l>/gs)].map(([list]) => list.split("<li").length - 1);
  const tables = [...html.matchAll(/<table[ >].*?<\/table>/gs)].map(([table]) =>
    table.split("<td").length > 1 ? (table.match(/<tr>\s*<td/g) ?? []).length : 0,
  );
  const levels = [2, 3].map((level) => headings.filter((heading) => heading.level === level).length);
  const quotes = [...html.matchAll(/<blockquote[ >].*?<\/blockquote>/gs)].map(
    ([quote]) => quote.split("<p>").length - 1,
  );
  const counted = [...lists, ...tables, ...quotes, ...levels];
  if (counted.includes(count)) return undefined;
  const most = Math.max(0, ...counted);
  return `The title promises ${count} ${noun}s, and no list, table or row of headings has as many; the longest has ${most}.`;
}

function promisedIn(title: string): Promised | undefined {
  const found = pattern.exec(title.toLowerCase());
  if (!found) return undefined;
  const [, number = "", noun = ""] = found;
  const count = /^\d/.test(number) ? Number(number) : numberWords.indexOf(number);
  return { count, noun };
}

const numberWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" ");
const nouns =
  "idea|tip|way|rule|question|step|reason|mistake|thing|sentence|method|example|fact|lesson|job|career|habit|phrase|strategie|trait|strength|benefit|secret|sign";
const pattern = new RegExp(
  `\\b(${numberWords.slice(2).join("|")}|[2-9]|1[0-9]|20)\\s+(?:[a-z-]+\\s+){0,2}?(${nouns})s\\b`,
);
