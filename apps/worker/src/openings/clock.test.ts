import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { systemClock } from "./clock.ts";

describe("the clock of the system", () => {
  test("shows the present", () => {
    const before = Date.now();
    const shown = systemClock.now().getTime();
    expect(shown).toBeGreaterThanOrEqual(before);
    expect(shown).toBeLessThanOrEqual(Date.now());
  });

  test("sleeps for the time that it is given", async () => {
    const start = performance.now();
    await systemClock.sleep(30);
    // A timer of Node may be a millisecond early.
    expect(performance.now() - start).toBeGreaterThan(28);
  });

  test("wakes with the reason of a signal, and does not fall asleep after it", async () => {
    const controller = new AbortController();
    const sleeping = systemClock.sleep(60_000, controller.signal);
    controller.abort(new Error("Stop."));
    await expect(sleeping).rejects.toThrow("Stop.");
    await expect(systemClock.sleep(60_000, controller.signal)).rejects.toThrow("Stop.");
  });

  test("calls back after a time, unless the call is canceled", async () => {
    const calls: string[] = [];
    const cancel = systemClock.after(1, () => calls.push("canceled"));
    cancel();
    await new Promise<void>((resolve) => {
      systemClock.after(5, () => {
        calls.push("called");
        resolve();
      });
    });
    expect(calls).toEqual(["called"]);
  });

  test("keeps no process alive with a call that is due later", () => {
    const clock = fileURLToPath(new URL("./clock.ts", import.meta.url));
    const script = `import { systemClock } from ${JSON.stringify(clock)}; systemClock.after(600_000, () => {});`;
    const { status, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
      encoding: "utf8",
      timeout: 20_000,
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });
});
