import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { scanFolder, scanLogs } from "./scan-logs.ts";
import { findSecrets, secretPatterns } from "./secret-patterns.ts";
import { temporaryFolder } from "./testing.ts";

const planted = [
  ["eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.", "a token"],
  ["authorization: Bearer abc.def-ghi", "a bearer token"],
  ["key sk_test_sandbox_local", "a secret key"],
  ['"whsec_sandbox_local"', "a secret key"],
  ["pi_3abc_secret_xyz", "a client secret"],
  ['{"password":"hunter2"}', "a password"],
  ["postgres://me:hunter2@db/zodiac", "a password in a connection string"],
  ["signed in with zodiac-demo", "a password of the demo accounts or the tests"],
  ["GET /auth/action?mode=resetPassword&oobCode=abc", "the code of an email link"],
  [`GET /subscriptions/${"aB3_-".repeat(8)}xyz/whats-new.xml`, "the address of a subscription"],
  ["card 4242 4242 4242 4242 taken", "a card number"],
  ['"number":"378282246310005"', "a card number"],
  ["date=1990-01-26", "a birth date"],
  ['"born":{"year":1990,"month":1,"day":26}', "a birth date in parts"],
  ["born 1/26/1990", "a birth date in American format"],
  ["-----BEGIN PRIVATE KEY-----", "a private key"],
] as const;

test.for(planted)("finds %s", ([line, what]) => {
  expect(findSecrets(line)).toContain(what);
});

test.for(planted)(
  "%s in a log of a workspace fails the check, and the report doesn't repeat it",
  async ([line, what]) => {
    const root = await temporaryFolder();
    const log = "apps/api/test-results/vitest/product-1/API.log";
    await write(join(root, log), `fine\n{"level":"info","msg":${JSON.stringify(line)}}\n`);
    await write(join(root, "packages/db/test-results/vitest/db.log"), "fine\n");
    const { passed, lines } = await scanLogs({ root, dataDir: join(root, ".data") });
    expect(passed).toBe(false);
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain(`${join(root, log)}:2 contains `);
    expect(lines[0]).toContain(what);
    expect(lines[1]).toBe("Scanned 3 lines in 2 logs for secrets: 1 found.");
  },
);

test("the tests cover every pattern", () => {
  expect(new Set(planted.map(([, what]) => what))).toEqual(new Set(Object.keys(secretPatterns)));
});

test("without logs the check passes, unless a workspace requires them", async () => {
  const root = await temporaryFolder();
  const dataDir = join(root, ".data");
  const { passed, lines } = await scanLogs({ root, dataDir });
  expect([passed, lines]).toEqual([true, [expect.stringContaining("There are no logs to scan yet")]]);
  for (const workspace of ["apps/api", "deploy"]) {
    await write(join(root, workspace, "test-results/vitest/api.log"), "fine\n");
  }
  const strict = await scanLogs({ root, dataDir, required: ["apps/api", "deploy", "apps/worker"] });
  expect(strict.passed).toBe(false);
  expect(strict.lines).toEqual([
    "apps/worker has no logs of its tests.",
    expect.stringMatching(/^Scanned 2 lines in 2 logs/),
  ]);
});

test("a redacted value is not a secret", () => {
  expect(findSecrets('{"password":"[redacted]"}')).toEqual([]);
});

test("a request id is not a card number", () => {
  expect(findSecrets('"reqId":"12345678-1234-4123-8123-123456789012"')).toEqual([]);
  expect(findSecrets('"reqId":"d1fa4835-7b7d-4713-8569-020183207812"')).toEqual([]);
});

test("an ordinary log line contains no secret", () => {
  const line = `{"level":"info","time":"2026-11-21T11:01:41.972Z","reqId":"d1fa4835-7b7d-4713-b569-020f832f7812","req":{"ip":"127.0.0.1","method":"POST","path":"/api/create-payment-intent"},"res":{"statusCode":200},"responseTime":12.5,"msg":"request"}`;
  expect(findSecrets(line)).toEqual([]);
});

test("a folder that doesn't exist has no logs", async () => {
  expect(await scanFolder(join(await temporaryFolder(), "none"))).toEqual({ logs: 0, lines: 0, findings: [] });
});

async function write(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
