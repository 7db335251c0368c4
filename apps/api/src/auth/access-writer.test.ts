import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));
const sources = globSync(["apps/*/src/**/*.{ts,tsx}", "packages/*/src/**/*.{ts,tsx}", "packages/*/migrations/*.ts"], {
  cwd: root,
})
  .filter((file) => !/node_modules|\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}${file}`, "utf8") }));

/** Matches a statement that changes the table `users`, from the verb to the end of the call or of the SQL. */
const statements =
  /(?:updateTable|insertInto|mergeInto)\(\s*["'`]users["'`][\s\S]*?\.execute|(?:update|insert\s+into|merge\s+into)\s+"?users"?\s[\s\S]*?`/gi;

function writers(text: string): string[] {
  return (text.match(statements) ?? []).filter((statement) => /has_?paid_?access/i.test(statement));
}

/** Inserts the demo member of local mode, with the payment that grants the access. */
const demo = "packages/local/src/demo-accounts.ts";

test("only record-payment.ts writes access", () => {
  expect(sources.length).toBeGreaterThan(100);
  const files = sources.filter(({ text }) => writers(text).length > 0).map(({ file }) => file);
  expect(files.filter((file) => file !== demo)).toEqual(["packages/payments/src/record-payment.ts"]);
});

test.each([
  'db.updateTable("users").set({ hasPaidAccess: true }).where("id", "=", id).execute()',
  'db\n  .insertInto("users")\n  .values(rows.map(({ hasPaidAccess }) => ({ hasPaidAccess })))\n  .execute()',
  "sql`update users set has_paid_access = true`",
  "sql`insert into users (id, has_paid_access) values (1, true)`",
])("a second writer is found: %s", (text) => {
  expect(writers(text)).toHaveLength(1);
});
