import { markdownTable } from "./markdown.ts";
import { measurements } from "./measurements.ts";

/** When and where a page was last written. */
export interface Recorded {
  readonly day: string;
  readonly machine: string;
}

/** Returns `docs/measurements/README.md`: a list of every page with the day and the machine of its figures. */
export function indexPage(recorded: ReadonlyMap<string, Recorded>): string {
  const [written, printed] = [measurements.filter(({ page }) => page), measurements.filter(({ page }) => !page)];
  return `# Measurements

\`pnpm measure NAME\` runs one, writes its page and this index. \`pnpm measure gates\` runs those that have a limit and says which
one is missed. Run them on an idle machine.

${markdownTable(
  ["page", "measures", "written on", "machine", "command", "takes"],
  written.map(({ name, what, page, time }) => {
    const { day, machine } = recorded.get(name) ?? { day: "", machine: "" };
    return [`[${page}](${page})`, what, day, machine, command(name), time];
  }),
)}

These print their result:

${markdownTable(
  ["measures", "command", "takes"],
  printed.map(({ name, what, time }) => [what, command(name), time]),
)}
`;
}

/** Reads days and machines from the index, by the name of the measurement. */
export function recordedIn(page: string): Map<string, Recorded> {
  const rows = page.matchAll(/^\| \[.*\| (\S+) \| ([^|]+) \| `pnpm measure (\S+)` \| [^|]+ \|$/gm);
  return new Map(
    Array.from(rows, ([, day, machine, name]) => [name as string, { day: day as string, machine: machine as string }]),
  );
}

function command(name: string): string {
  return `\`pnpm measure ${name}\``;
}
