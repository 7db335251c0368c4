// Times searches over 1,000, 10,000 and 100,000 companies, side by side, and writes docs/benchmarks-search.md.
//   pnpm --filter @zodiac-at-work/db bench
// Fails if the median of a query, or of all, grows more than tenfold from the smallest to the largest.
import { writeFileSync } from "node:fs";
import { cpus } from "node:os";
import { getServerVersion, searchCompanies } from "../src/index.ts";
import { createTestDb, type TestDb } from "../src/testing.ts";
import { fillWithCompanies } from "./made-up-companies.ts";

const sizes = [1_000, 10_000, 100_000];
const rounds = 41;
const gate = 10;

/** What is named here is in each of the databases: the first thousand companies are the same in all of them. */
const queries: Readonly<Record<string, string>> = {
  "a name": "Frarcragnova Insurance",
  "a name without its accent": "gleapiao steel",
  "a name with a slip": "drolcly",
  "a name of two words with a slip": "Bralyik Mottors",
  "a name in one word": "bralyikmotors",
  "a name with a word that no company has": "drolcy quokkas",
  "a rare word": "vadcleaton",
  "a word with a slip": "hosiptals",
  "a common word": "software",
  "a word of many names": "bank",
  "a very common word": "for",
  "two words that go together": "new york",
  "two words of different fields": "energy london",
  "three words of different fields": "software technology chicago",
  "two characters": "ga",
  "nothing like anything": "qzxvbnmw",
};

const databases: TestDb[] = [];
try {
  for (const size of sizes) {
    const database = await createTestDb();
    databases.push(database);
    await fillWithCompanies(database.db, size);
  }
  const results = await measure();
  const version = await getServerVersion(databases[0]?.db as TestDb["db"]);
  const report = document(results, version);
  writeFileSync(new URL("../../../docs/benchmarks-search.md", import.meta.url), report);
  console.log(report);
  if (results.some(({ growth }) => growth > gate)) process.exitCode = 1;
} finally {
  for (const { drop } of databases) await drop();
}

interface Result {
  what: string;
  text: string;
  /** Milliseconds, by size. */
  medians: number[];
  found: number[];
  growth: number;
}

/** Every round asks every query of every database, so that a busy moment of the machine falls on all of them. */
async function measure(): Promise<Result[]> {
  const entries = Object.entries(queries);
  const times = entries.map(() => sizes.map((): number[] => []));
  const found = entries.map(() => sizes.map(() => 0));
  for (let round = -2; round < rounds; round++) {
    for (const [query, [, text]] of entries.entries()) {
      for (const [size, { db }] of databases.entries()) {
        const start = performance.now();
        const companies = await searchCompanies(db, text);
        const time = performance.now() - start;
        if (round >= 0) times[query]?.[size]?.push(time);
        (found[query] ?? [])[size] = companies.length;
      }
    }
  }
  const each = entries.map(([what, text], query) => result(what, text, times[query] ?? [], found[query] ?? []));
  const all = sizes.map((_, size) => times.flatMap((ofQuery) => ofQuery[size] ?? []));
  return [...each, result("all of them", "", all, [])];
}

function result(what: string, text: string, times: number[][], found: number[]): Result {
  const medians = times.map(median);
  return { what, text, medians, found, growth: (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN) };
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function document(results: readonly Result[], version: string): string {
  const head = ["", "text", ...sizes.map((size) => `ms, ${size.toLocaleString("en")}`), "growth", "found"];
  const rows = results.map(({ what, text, medians, found, growth }) => [
    what,
    text && `\`${text}\``,
    ...medians.map((ms) => ms.toFixed(1)),
    growth.toFixed(1),
    found.join(" / "),
  ]);
  const table = [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
  const worst = results.reduce((most, each) => (each.growth > most.growth ? each : most));
  const overall = results.at(-1)?.growth ?? Number.NaN;
  return `# How a search grows with the number of companies

Written by \`pnpm --filter @zodiac-at-work/db bench\`: Node ${process.versions.node}, PostgreSQL ${version}, ${cpus()[0]?.model.trim()}, ${cpus().length} cores.

${table}

Milliseconds for \`searchCompanies\`, from the text to the rows, on one machine with the database. Medians of ${rounds} rounds,
interleaved in one run; "all of them" is the median of all their times. The companies are made up from a fixed seed: names
of coined words, most with a word that many share, and descriptions from a common vocabulary. An answer has 300 companies
at most. A text under which no name is found is looked at again for other spellings, and in the end name by name.

## Gates

- all of them: ${overall.toFixed(1)} times from ${sizes[0]?.toLocaleString("en")} to ${sizes.at(-1)?.toLocaleString("en")}, at most ${gate} wanted
- the one that grows most (${worst.what}): ${worst.growth.toFixed(1)} times, at most ${gate} wanted
`;
}
