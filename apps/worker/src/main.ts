import { SettingsError } from "@zodiac-at-work/settings";
import { Command } from "commander";
import { check } from "./check.ts";

const program = new Command("worker")
  .description("Background work of Zodiac at Work.")
  .showHelpAfterError("(--help lists what there is)");

program
  .command("check")
  .description("look at the settings, the database and its migrations; exit code 0 if all is well, else 1")
  .action(async () => {
    for await (const { ok, text } of check()) {
      console.log(`${ok ? "ok    " : "FAILED"} ${text}`);
      if (!ok) process.exitCode = 1;
    }
  });

program
  .command("run")
  .description("work until told to stop; several may run")
  .action(async () => (await import("./run.ts")).run());

program
  .command("reconcile")
  .description("compare payments with the provider once, and mend what was lost")
  .action(async () => (await import("./run.ts")).reconcileOnce());

try {
  await program.parseAsync();
} catch (error) {
  console.error(error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}
