import { SettingsError } from "@zodiac-at-work/settings";
import { Command } from "commander";
import { check } from "./check.ts";

const program = new Command("worker")
  .description("Background work of Zodiac at Work.")
  .showHelpAfterError("(--help lists the commands)");

program
  .command("check")
  .description("check the settings, the database and its migrations; exit with code 1 if a check fails")
  .action(async () => {
    for await (const { ok, text } of check()) {
      console.log(`${ok ? "ok    " : "FAILED"} ${text}`);
      if (!ok) process.exitCode = 1;
    }
  });

program
  .command("run")
  .description("run tasks until SIGTERM or SIGINT; several workers may run at once")
  .action(async () => (await import("./run.ts")).run());

program
  .command("reconcile")
  .description("bring the recorded payments up to date with Stripe, once")
  .action(async () => (await import("./run.ts")).reconcileOnce());

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
