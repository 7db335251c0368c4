import { expect, test } from "vitest";
import { createLogger } from "./create-logger.ts";

function lineOf(entry: object): string {
  const lines: string[] = [];
  createLogger("info", { destination: { write: (line) => lines.push(line) } }).info(entry, "a message");
  expect(lines).toHaveLength(1);
  return lines[0] ?? "";
}

test("a line is one JSON object with the name of its level, its time and its message", () => {
  expect(JSON.parse(lineOf({ count: 2 }))).toEqual({
    level: "info",
    time: expect.any(String),
    count: 2,
    msg: "a message",
  });
});

test.each([
  { authorization: "hunter2" },
  { password: "hunter2" },
  { headers: { cookie: "hunter2", authorization: "hunter2" } },
  { user: { account: { email: "hunter2", idToken: "hunter2" } } },
  { reading: { birthDate: "hunter2" } },
])("a secret in %o is redacted", (entry) => {
  const line = lineOf(entry);
  expect(line).toContain("[redacted]");
  expect(line).not.toContain("hunter2");
});

test("an error is logged with its code and cause, and without the row that PostgreSQL adds", () => {
  const cause = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(ada@example.com)" });
  const line = lineOf({ err: new Error("the row could not be saved", { cause }) });
  expect(JSON.parse(line).err).toMatchObject({
    message: "the row could not be saved",
    cause: { type: "Error", message: "duplicate key", code: "23505" },
  });
  expect(line).not.toContain("ada@example.com");
});
