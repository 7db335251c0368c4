import { fileURLToPath } from "node:url";
import { publishableKey, secretKey, webhookSecretPrefix } from "@zodiac-at-work/stripe-sandbox/keys";
import getPort from "get-port";
import { type ManagedProcess, startProcess } from "./managed-process.ts";

export interface StripeSandboxOptions {
  /** Where the sandbox saves its state. */
  stateFile: string;
  /** Where events are sent. Without it they wait until the control API sets an endpoint. */
  webhookUrl?: string;
  /** Starts with `whsec_sandbox_`. */
  webhookSecret: string;
  /** A free port if omitted. */
  port?: number;
}

export interface StripeSandbox extends ManagedProcess {
  /** The address of the sandbox, known at once. It responds when `ready` has resolved. */
  readonly origin: string;
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

const main = fileURLToPath(import.meta.resolve("@zodiac-at-work/stripe-sandbox/main"));

/**
 * Starts the Stripe sandbox in a separate process. No money moves, and nothing leaves the machine.
 *
 * @throws if the webhook secret could belong to a real account.
 * @example
 * const sandbox = await startStripeSandbox({ stateFile, webhookUrl, webhookSecret: "whsec_sandbox_local" });
 * await sandbox.ready;
 * const { hostname: host, port } = new URL(sandbox.origin);
 * new Stripe(sandbox.secretKey, { protocol: "http", host, port });
 */
export async function startStripeSandbox({ port, ...options }: StripeSandboxOptions): Promise<StripeSandbox> {
  const { webhookSecret } = options;
  if (!webhookSecret.startsWith(webhookSecretPrefix)) {
    throw new Error(`The webhook secret of the Stripe sandbox must start with ${webhookSecretPrefix}.`);
  }
  const origin = `http://127.0.0.1:${port ?? (await getPort({ host: "127.0.0.1" }))}`;
  const sandbox = startProcess({
    name: "the Stripe sandbox",
    nodeArgs: [main, JSON.stringify({ ...options, origin })],
  });
  return { ...sandbox, origin, secretKey, publishableKey, webhookSecret };
}
