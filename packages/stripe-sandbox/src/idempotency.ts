import { createHash } from "node:crypto";
import { ApiError, errorObject } from "./errors.ts";
import { now, type Sandbox } from "./store.ts";

export interface Answer {
  statusCode: number;
  body: object;
}

/** What was answered to the first request with a key. */
export interface StoredAnswer extends Answer {
  fingerprint: string;
  path: string;
  requestId: string;
  /** Milliseconds on the sandbox's clock. */
  at: number;
}

const keptMs = 24 * 60 * 60 * 1000;

/**
 * Stripe's rules for the header Idempotency-Key: the first answer is repeated for a day; another request with the same
 * key is refused, and so is the same one while the first is still being answered. What was refused before it was carried
 * out is not kept, so `store` is called only for what was carried out.
 *
 * @throws {ApiError} 400 for other parameters or another path, 409 for a key that is in use.
 */
export function claimKey(
  sandbox: Sandbox,
  { key, path, parameters, requestId }: { key: string; path: string; parameters: object; requestId: string },
): { stored?: StoredAnswer; store(answer: Answer): void; release(): void } {
  const { idempotency } = sandbox.state;
  if (key.length > 255) throw keyError(400, "Idempotency-Key must be at most 255 characters long.");
  if (sandbox.keysInUse.has(key)) {
    throw new ApiError(
      409,
      errorObject(
        "idempotency_error",
        "There is currently another in-progress request using this Idempotent Key (that probably means you submitted " +
          `twice, and the other request is still going through): ${key}. Please try again later.`,
        { code: "idempotency_key_in_use" },
      ),
    );
  }
  const fingerprint = fingerprintOf(parameters);
  const kept = idempotency[key];
  const stored = kept && kept.at > now(sandbox) - keptMs ? kept : undefined;
  if (stored && stored.path !== path) {
    const message = `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${path}' vs '${stored.path}').`;
    throw keyError(400, `${message} Try using a key other than '${key}' if you meant to execute a different request.`);
  }
  if (stored && stored.fingerprint !== fingerprint) {
    const message = "Keys for idempotent requests can only be used with the same parameters they were first used with.";
    throw keyError(400, `${message} Try using a key other than '${key}' if you meant to execute a different request.`);
  }
  sandbox.keysInUse.add(key);
  return {
    ...(stored ? { stored } : {}),
    store({ statusCode, body }) {
      idempotency[key] = { statusCode, body: structuredClone(body), fingerprint, path, requestId, at: now(sandbox) };
    },
    release: () => void sandbox.keysInUse.delete(key),
  };
}

function keyError(statusCode: number, message: string): ApiError {
  return new ApiError(statusCode, errorObject("idempotency_error", message));
}

/** Of a card only the end of its number counts, so that the file never holds what a number could be found from. */
function fingerprintOf(parameters: object): string {
  const withoutCard = JSON.stringify(parameters, (name, value: unknown) => {
    if (name === "cvc") return undefined;
    return name === "number" && typeof value === "string" ? value.slice(-4) : value;
  });
  return createHash("sha256").update(withoutCard).digest("hex");
}
