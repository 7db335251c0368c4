import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findSecretsInLogs, secretsIn } from "./secrets-in-logs.ts";
import { temporaryFolder } from "./testing.ts";

test.for([
  ["eyJhbGciOiJub25lIn0.eyJzdWIiOiJhIn0.", "a token"],
  ["authorization: Bearer abc.def-ghi", "a bearer"],
  ["key sk_test_sandbox_local", "a secret key"],
  ['"whsec_sandbox_local"', "a secret key"],
  ["pi_3abc_secret_xyz", "a client secret"],
  ['{"password":"hunter2"}', "a password"],
  ["postgres://me:hunter2@db/zodiac", "a password of a connection string"],
  ["signed in with zodiac-demo", "a demo password"],
  ["card 4242 4242 4242 4242 taken", "a card number"],
  ['"number":"378282246310005"', "a card number"],
  ["date=1990-01-26", "a birth date"],
  ["-----BEGIN PRIVATE KEY-----", "a private key"],
])("%s is seen", ([line, what]) => {
  expect(secretsIn(String(line))).toContain(what);
});

test("a request's id is not taken for a card number, whatever digits it has", () => {
  expect(secretsIn('"reqId":"12345678-1234-4123-8123-123456789012"')).toEqual([]);
  expect(secretsIn('"reqId":"d1fa4835-7b7d-4713-8569-020183207812"')).toEqual([]);
});

test("an ordinary log line is clean", () => {
  const line = `{"level":"info","time":"2026-11-21T11:01:41.972Z","reqId":"d1fa4835-7b7d-4713-b569-020f832f7812","req":{"ip":"127.0.0.1","method":"POST","path":"/api/create-payment-intent"},"res":{"statusCode":200},"responseTime":12.5,"msg":"request"}`;
  expect(secretsIn(line)).toEqual([]);
});

test("a bad line is named by its place and its fault, without its text", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, "API.log"), "fine\ndate=1990-01-26\n");
  expect(await findSecretsInLogs(folder)).toEqual([`${join(folder, "API.log")}:2 holds a birth date`]);
});

test("where there are no logs there is nothing to find", async () => {
  expect(await findSecretsInLogs(join(await temporaryFolder(), "none"))).toEqual([]);
});
