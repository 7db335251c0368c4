import { type Expression, type Kysely, sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import type { Database } from "../../platform/schema.ts";
import { createTestDb } from "../../testing.ts";
import { insertGeneratedCompanies } from "../testing-companies.ts";
import { queryKnownWords } from "./respell.ts";
import { queryByWords } from "./search-queries.ts";

const small = await createTestDb();
const large = await createTestDb();
afterAll(async () => {
  await small.drop();
  await large.drop();
});
await insertGeneratedCompanies(small.db, 1_000);
await insertGeneratedCompanies(large.db, 10_000);

test.each([
  ["a name", "frarcragnova insurance", "companies_search_name"],
  ["the start of a name", "ga", "companies_search_name"],
  ["a rare word", "vadcleaton", "companies_search"],
  ["words of different fields", "energy london", "companies_search"],
  ["a common word", "software", "companies_pkey"],
  ["a very common word", "for", "companies_pkey"],
  ["words that go together", "new york", "companies_pkey"],
])(
  "finds %s through an index, and ten times as many companies take far less than ten times the work: %s",
  async (_, text, index) => {
    const few = await workOf(small.db, queryByWords(small.db, [text.split(" ")]));
    const many = await workOf(large.db, queryByWords(large.db, [text.split(" ")]));
    expect(many.nodes).not.toContain("Seq Scan");
    expect(many.nodes).toContain(index);
    // A result has at most 300 companies, and each step of the plan counts them again.
    // The ratio for "software" is 4.97 or 5.03: in the smaller set, the planner merges the matches or hashes them, and so
    // counts 24 of 2,300 rows once more or once less. In the larger set, it reads 8,278 names until 300 have the word, and
    // would read no more of a larger one.
    expect(many.rows).toBeLessThan(Math.max(6 * few.rows, 1_000));
  },
);

test("finds candidates for a misspelled word through an index", async () => {
  const { nodes, rows } = await workOf(large.db, queryKnownWords(["volkswagon"]));
  expect(nodes).not.toContain("Seq Scan");
  expect(nodes).toEqual(expect.arrayContaining(["company_words_similar", "company_words_pkey", "companies_search"]));
  const { rows: words } = await sql`select from company_words`.execute(large.db);
  expect(rows).toBeLessThan(words.length / 5);
});

interface PlanNode {
  "Node Type": string;
  "Index Name"?: string;
  "Actual Rows": number;
  "Actual Loops": number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: PlanNode[];
}

/** Runs a query and returns the nodes and indexes of its plan, and how many rows they passed or filtered out. */
async function workOf(db: Kysely<Database>, query: Expression<unknown>) {
  const { rows: answer } = await sql<Record<string, [{ Plan: PlanNode }]>>`
    explain (analyze, format json) ${query}`.execute(db);
  const nodes = new Set<string>();
  let rows = 0;
  const visit = (node: PlanNode) => {
    nodes.add(node["Node Type"]).add(node["Index Name"] ?? "");
    const refused = (node["Rows Removed by Filter"] ?? 0) + (node["Rows Removed by Index Recheck"] ?? 0);
    rows += (node["Actual Rows"] + refused) * node["Actual Loops"];
    for (const part of node.Plans ?? []) visit(part);
  };
  for (const { Plan } of Object.values(answer[0] ?? {}).flat()) visit(Plan);
  return { nodes: [...nodes], rows };
}
