import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { lookThroughLogs } from "./scan-logs.ts";
import { findSecretsInLogs, secretsIn, shapes } from "./secret-patterns.ts";
import { temporaryFolder } from "./testing.ts";

const planted = [
  ["eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.", "a token"],
  ["authorization: Bearer abc.def-ghi", "a bearer"],
  ["key sk_test_sandbox_local", "a secret key"],
  ['"whsec_sandbox_local"', "a secret key"],
  ["pi_3abc_secret_xyz", "a client secret"],
  ['{"password":"hunter2"}', "a password"],
  ["postgres://me:hunter2@db/zodiac", "a password of a connection string"],
  ["signed in with zodiac-demo", "a password of the demo accounts or the tests"],
  ["GET /auth/action?mode=resetPassword&oobCode=abc", "a code of an e-mail's link"],
  ["card 4242 4242 4242 4242 taken", "a card number"],
  ['"number":"378282246310005"', "a card number"],
  ["date=1990-01-26", "a birth date"],
  ['"born":{"year":1990,"month":1,"day":26}', "a birth date in parts"],
  ["born 1/26/1990", "a birth date in American writing"],
  ["-----BEGIN PRIVATE KEY-----", "a private key"],
] as const;

test.for(planted)("%s is seen", ([line, what]) => {
  expect(secretsIn(line)).toContain(what);
});

test.for(planted)("%s in any log of any workspace fails the check, without being repeated", async ([line, what]) => {
  const root = await temporaryFolder();
  const log = "apps/api/test-results/vitest/product-1/API.log";
  await write(join(root, log), `fine\n{"level":"info","msg":${JSON.stringify(line)}}\n`);
  await write(join(root, "packages/db/test-results/vitest/db.log"), "fine\n");
  const { isGood, words } = await lookThroughLogs({ root, dataDir: join(root, ".data") });
  expect(isGood).toBe(false);
  expect(words).toHaveLength(2);
  expect(words[0]).toContain(`${join(root, log)}:2 holds `);
  expect(words[0]).toContain(what);
  expect(words[1]).toBe("Looked through 3 lines in 2 logs for secrets: 1 found.");
});

test("every shape is planted", () => {
  expect(new Set(planted.map(([, what]) => what))).toEqual(new Set(Object.keys(shapes)));
});

test("without logs the check says that there is nothing to look through, and fails where they are required", async () => {
  const root = await temporaryFolder();
  const dataDir = join(root, ".data");
  const { isGood, words } = await lookThroughLogs({ root, dataDir });
  expect([isGood, words]).toEqual([true, [expect.stringContaining("There are no logs to look through yet")]]);
  await write(join(root, "apps/api/test-results/vitest/api.log"), "fine\n");
  const strict = await lookThroughLogs({ root, dataDir, required: ["apps/api", "apps/worker"] });
  expect(strict.isGood).toBe(false);
  expect(strict.words[0]).toBe("apps/worker has kept no log of its tests.");
});

test("what a logger has kept out is no secret", () => {
  expect(secretsIn('{"password":"[kept out]"}')).toEqual([]);
});

test("a request's id is not taken for a card number, whatever digits it has", () => {
  expect(secretsIn('"reqId":"12345678-1234-4123-8123-123456789012"')).toEqual([]);
  expect(secretsIn('"reqId":"d1fa4835-7b7d-4713-8569-020183207812"')).toEqual([]);
});

test("an ordinary log line is clean", () => {
  const line = `{"level":"info","time":"2026-11-21T11:01:41.972Z","reqId":"d1fa4835-7b7d-4713-b569-020f832f7812","req":{"ip":"127.0.0.1","method":"POST","path":"/api/create-payment-intent"},"res":{"statusCode":200},"responseTime":12.5,"msg":"request"}`;
  expect(secretsIn(line)).toEqual([]);
});

test("where there are no logs there is nothing to find", async () => {
  expect(await findSecretsInLogs(join(await temporaryFolder(), "none"))).toEqual({ logs: 0, lines: 0, found: [] });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
