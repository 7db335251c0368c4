import { createHash } from "node:crypto";
import { errorObject, StripeApiError } from "./errors.ts";
import type { ApiResponse, SavedResponse, Store } from "./types.ts";

const keptMs = 24 * 60 * 60 * 1000;

export interface ReservedKey {
  /** The response to the first request with this key. */
  saved?: SavedResponse;
  save(response: ApiResponse): void;
  release(): void;
}

/**
 * Reserves an idempotency key for a request, by Stripe's rules: the first response is repeated for a day; a request with
 * other parameters is refused, and so is one that arrives while the first is in progress. A request that fails
 * validation doesn't use up its key, so call `save` only after the operation ran.
 *
 * @throws {StripeApiError} 400 for other parameters or another path, 409 for a key in use.
 */
export function reserveKey(
  store: Store,
  { key, path, parameters, requestId }: { key: string; path: string; parameters: object; requestId: string },
): ReservedKey {
  const { savedResponses } = store.state;
  if (key.length > 255) throw keyError(400, "Idempotency-Key must be at most 255 characters long.");
  if (store.keysInUse.has(key)) {
    throw keyError(
      409,
      "There is currently another in-progress request using this Idempotent Key (that probably means you submitted " +
        `twice, and the other request is still going through): ${key}. Please try again later.`,
      "idempotency_key_in_use",
    );
  }
  const fingerprint = fingerprintOf(parameters);
  const found = savedResponses[key];
  const saved = found && found.at > store.now() - keptMs ? found : undefined;
  if (saved && (saved.path !== path || saved.fingerprint !== fingerprint)) {
    const rule =
      saved.path === path
        ? "with the same parameters they were first used with"
        : `for the same endpoint they were first used for ('${path}' vs '${saved.path}')`;
    const advice = `Try using a key other than '${key}' if you meant to execute a different request.`;
    throw keyError(400, `Keys for idempotent requests can only be used ${rule}. ${advice}`);
  }
  store.keysInUse.add(key);
  return {
    ...(saved ? { saved } : {}),
    save(response) {
      savedResponses[key] = { ...structuredClone(response), fingerprint, path, requestId, at: store.now() };
    },
    release: () => void store.keysInUse.delete(key),
  };
}

function keyError(statusCode: number, message: string, code?: string): StripeApiError {
  return new StripeApiError(statusCode, errorObject("idempotency_error", message, { code }));
}

/** Covers only the last digits of a card: the number can't be recovered from the state file. */
function fingerprintOf(parameters: object): string {
  const masked = JSON.stringify(parameters, (name, value: unknown) => {
    if (name === "cvc") return undefined;
    return name === "number" && typeof value === "string" ? value.slice(-4) : value;
  });
  return createHash("sha256").update(masked).digest("hex");
}
