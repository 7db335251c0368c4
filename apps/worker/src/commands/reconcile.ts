import type { Command } from "commander";

export function addReconcile(program: Command): void {
  program
    .command("reconcile")
    .description("bring the recorded payments up to date with Stripe, once")
    .action(async () => {
      const { withDependencies } = await import("../dependencies.ts");
      const { reconcile } = await import("../reconcile-payments.ts");
      await withDependencies(reconcile);
    });
}
