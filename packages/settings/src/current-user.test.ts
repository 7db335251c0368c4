import { execFileSync } from "node:child_process";
import { userInfo } from "node:os";
import { expect, test } from "vitest";
import { currentUser } from "./current-user.ts";

test("a user with a name has this name", () => {
  expect(currentUser()).toBe(userInfo().username);
});

// Only root may run a process as another user.
test.runIf(process.getuid?.() === 0)("a user without an entry in the system's list has its number", () => {
  const script = `import(${JSON.stringify(new URL("./current-user.ts", import.meta.url).href)})
    .then(({ currentUser }) => { process.setuid(64321); console.log(currentUser()); })`;
  expect(execFileSync(process.execPath, ["--eval", script], { encoding: "utf8" })).toBe("64321\n");
});
