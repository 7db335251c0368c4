import { spawn } from "node:child_process";
import { once } from "node:events";

/**
 * Runs a command in this terminal and returns its exit code. The command handles Ctrl-C: this process waits until the
 * command has exited, and the services around it stop afterward.
 */
export async function runCommand(
  [program, ...args]: readonly string[],
  { env = process.env, cwd }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<number> {
  if (!program) throw new Error("Name the command to run.");
  const child = spawn(program, args, { env, cwd, stdio: "inherit" });
  const forward = (signal: NodeJS.Signals): void => {
    if (signal !== "SIGINT") child.kill(signal); // The terminal sends SIGINT to the command itself.
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, forward);
  try {
    const [code] = (await once(child, "exit")) as [number | null];
    return code ?? 1;
  } finally {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.off(signal, forward);
  }
}
