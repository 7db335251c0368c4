import type { Db } from "@zodiac-at-work/db";
import type { FastifyBaseLogger } from "fastify";
import type { Registry } from "prom-client";
import type Stripe from "stripe";
import type { DeleteIdentity, FindIdentity, VerifyToken } from "./auth/firebase.ts";
import type { Caches } from "./cache/caches.ts";
import type { Config } from "./config.ts";
import type { OverloadLimits } from "./http/overload.ts";

/** Everything that routes and plugins receive from `main.ts`, or from a test. */
export interface Dependencies {
  config: Config;
  db: Db;
  verifyToken: VerifyToken;
  deleteIdentity: DeleteIdentity;
  findIdentity: FindIdentity;
  caches: Caches;
  /** The Stripe SDK; null if payments are not configured. */
  stripe: Stripe | null;
  logger: FastifyBaseLogger;
  /** How long a check of job boards is waited for; 25 seconds if left out. */
  runWaitMs?: number;
  /** How long the writing of an article is waited for; 25 seconds if left out. */
  generationWaitMs?: number;
  /** When requests are refused because this process can't serve them in time. */
  overload?: OverloadLimits;
  /** Where requests are measured; left out if metrics are not served. */
  metrics?: Registry | undefined;
}
