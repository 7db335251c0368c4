import { fileURLToPath } from "node:url";
import { publishableKey, secretKey, webhookSecretPrefix } from "@zodiac-at-work/stripe-sandbox/keys";
import getPort from "get-port";
import { type Service, startService } from "./service.ts";

export interface StripeSandboxOptions {
  /** Where everything is kept between runs; made if it isn't there. */
  stateFile: string;
  /** Where events are sent. Without it they wait until the control API names an address. */
  webhookUrl?: string;
  /** Begins with `whsec_sandbox_`. */
  webhookSecret: string;
}

export interface StripeSandbox extends Service {
  /** Address of the sandbox, known at once; it answers when `ready` has settled. The `stripe` SDK takes it in parts. */
  readonly origin: string;
  /** Begins with `sk_test_sandbox_`, by which production refuses it. */
  readonly secretKey: string;
  /** Begins with `pk_test_sandbox_`, by which production refuses it. */
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

const server = fileURLToPath(import.meta.resolve("@zodiac-at-work/stripe-sandbox/main"));

/**
 * Starts a server that speaks the part of Stripe's API that the product uses, and that its customers' browsers can pay
 * at. No money moves and nothing leaves the machine.
 *
 * @throws if the webhook secret could be one of a real account.
 * @example
 * const sandbox = await startStripeSandbox({ stateFile, webhookUrl, webhookSecret: "whsec_sandbox_local" });
 * await sandbox.ready;
 * const { protocol, hostname: host, port } = new URL(sandbox.origin);
 * new Stripe(sandbox.secretKey, { protocol: "http", host, port });
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  const { webhookSecret } = options;
  if (!webhookSecret.startsWith(webhookSecretPrefix)) {
    throw new Error(`The webhook secret of the Stripe sandbox has to begin with ${webhookSecretPrefix}.`);
  }
  const origin = `http://127.0.0.1:${await getPort({ host: "127.0.0.1" })}`;
  const service = startService({
    name: "the Stripe sandbox",
    nodeArgs: [server, JSON.stringify({ ...options, origin })],
  });
  return { ...service, origin, secretKey, publishableKey, webhookSecret };
}
