// Measures searches over 1,000, 10,000 and 100,000 companies in one run, and writes docs/measurements/benchmarks-search.md.
//   pnpm measure bench-search
// Exits with 1 if the median of a query, or of all queries, grows more than tenfold from the smallest to the largest.
import { getServerVersion, searchCompanies } from "@zodiac-at-work/db";
import { createTestDb, type TestDb } from "@zodiac-at-work/db/testing";
import { insertGeneratedCompanies } from "@zodiac-at-work/db/testing-companies";
import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { median } from "@zodiac-at-work/measurements/median";
import { writePage } from "@zodiac-at-work/measurements/page";

const sizes = [1_000, 10_000, 100_000];
const rounds = 41;
const gate = 10;

/** Every database contains these names: its first thousand companies are the same. */
const queries: Readonly<Record<string, string>> = {
  "a name": "Frarcragnova Insurance",
  "a name without its accent": "gleapiao steel",
  "a name with a typo": "drolcly",
  "a name of two words with a typo": "Bralyik Mottors",
  "a name in one word": "bralyikmotors",
  "a name with a word that no company has": "drolcy quokkas",
  "a rare word": "vadcleaton",
  "a word with a typo": "hosiptals",
  "a common word": "software",
  "a word of many names": "bank",
  "a very common word": "for",
  "two words of one phrase": "new york",
  "two words of different fields": "energy london",
  "three words of different fields": "software technology chicago",
  "two characters": "ga",
  "no match": "qzxvbnmw",
};

const databases: TestDb[] = [];
try {
  for (const size of sizes) {
    const database = await createTestDb();
    databases.push(database);
    await insertGeneratedCompanies(database.db, size);
  }
  const results = await measure();
  const version = await getServerVersion(databases[0]?.db as TestDb["db"]);
  const text = document(results, version);
  await writePage("benchmarks-search.md", text);
  console.log(text);
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

/** Runs every query on every database in each round: noise affects all of them alike. */
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
  const each = entries.map(([what, text], query) => resultOf(what, text, times[query] ?? [], found[query] ?? []));
  const all = sizes.map((_, size) => times.flatMap((timesOfQuery) => timesOfQuery[size] ?? []));
  return [...each, resultOf("all queries", "", all, [])];
}

function resultOf(what: string, text: string, times: number[][], found: number[]): Result {
  const medians = times.map(median);
  return { what, text, medians, found, growth: (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN) };
}

function document(results: readonly Result[], version: string): string {
  const head = ["query", "text", ...sizes.map((size) => `ms, ${size.toLocaleString("en")}`), "growth", "found"];
  const rows = results.map(({ what, text, medians, found, growth }) => [
    what,
    text && `\`${text}\``,
    ...medians.map((ms) => ms.toFixed(1)),
    growth.toFixed(1),
    found.join(" / "),
  ]);
  const worst = results.reduce((most, each) => (each.growth > most.growth ? each : most));
  const overall = results.at(-1)?.growth ?? Number.NaN;
  return `# Growth of a search with the number of companies

Written by \`pnpm measure bench-search\`: PostgreSQL ${version}, ${describeMachine()}.

${markdownTable(head, rows)}

The figures are milliseconds for \`searchCompanies\`, from the text to the rows, with the database on the same machine. They
are medians of ${rounds} rounds, interleaved in one run; "all queries" is the median of all times. The companies are generated
from a fixed seed: coined names, most with a common word, and descriptions from one vocabulary. A search returns at most
300 companies. A text that matches no name is searched again in other spellings, and then name by name.

## Gates

- all queries: ${overall.toFixed(1)} times from ${sizes[0]?.toLocaleString("en")} to ${sizes.at(-1)?.toLocaleString("en")}; the limit is ${gate}
- the query that grows most (${worst.what}): ${worst.growth.toFixed(1)} times; the limit is ${gate}
`;
}
