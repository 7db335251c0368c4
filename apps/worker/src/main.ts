import "@zodiac-at-work/settings/require-node";

import { Command } from "commander";
import { addArticle } from "./commands/article.ts";
import { addCheck } from "./commands/check.ts";
import { addCoverage } from "./commands/coverage.ts";
import { addOpenings } from "./commands/openings.ts";
import { addParse } from "./commands/parse.ts";
import { addReconcile } from "./commands/reconcile.ts";
import { addRuns } from "./commands/runs.ts";
import { addSamples } from "./commands/samples.ts";
import { addScrape } from "./commands/scrape.ts";
import { addSources } from "./commands/sources.ts";
import { addStart } from "./commands/start.ts";
import { addTasks } from "./commands/tasks.ts";
import { reportFailure } from "./exit-code.ts";

const program = new Command("worker")
  .description("Background work of Zodiac at Work.")
  .addHelpText("after", "\nExit codes: 0 complete, 1 partial, 2 failed, 3 wrong usage.\nManual: docs/worker.md.")
  .showHelpAfterError("(--help lists the commands)")
  .exitOverride();

const commands = [
  addCheck,
  addStart,
  addScrape,
  addSources,
  addCoverage,
  addRuns,
  addOpenings,
  addArticle,
  addSamples,
  addTasks,
  addReconcile,
  addParse,
];
for (const addCommand of commands) addCommand(program);

try {
  await program.parseAsync();
} catch (error) {
  process.exitCode = reportFailure(error);
}
