import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startStripeSandbox } from "./stripe-sandbox.ts";
import { temporaryFolder } from "./testing.ts";

test("starts a sandbox whose keys production refuses", async () => {
  const stateFile = join(await temporaryFolder(), "stripe.json");
  const sandbox = await startStripeSandbox({ stateFile, webhookSecret: "whsec_sandbox_test" });
  onTestFinished(() => sandbox.stop());
  expect(await sandbox.ready).toBe(sandbox.origin);
  expect(sandbox.secretKey).toMatch(/^sk_test_sandbox_/);
  expect(sandbox.publishableKey).toMatch(/^pk_test_sandbox_/);
  expect(sandbox.webhookSecret).toBe("whsec_sandbox_test");
});

test("refuses a webhook secret that could belong to a real account", async () => {
  const options = { stateFile: "unused.json", webhookSecret: "whsec_real" };
  await expect(startStripeSandbox(options)).rejects.toThrow(/whsec_sandbox_/);
});
