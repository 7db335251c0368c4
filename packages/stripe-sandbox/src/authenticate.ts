import { errorObject, StripeApiError } from "./errors.ts";
import { publishableKey, secretKey } from "./keys.ts";
import type { Caller } from "./types.ts";

/**
 * Authenticates a request by its API key: a bearer token, the user name of basic authentication, or the parameter
 * `key` that browsers send.
 *
 * @throws {StripeApiError} 401 without a valid key, 403 if the operation requires the secret key.
 */
export function authenticate(
  authorization: string | undefined,
  keyParameter: unknown,
  allowsPublishableKey: boolean,
): Caller {
  const key = keyOf(authorization) ?? keyParameter;
  if (key === secretKey) return "secret";
  if (key === publishableKey) {
    if (allowsPublishableKey) return "publishable";
    const message = "This API call cannot be made with a publishable API key. Please use a secret API key.";
    throw new StripeApiError(403, errorObject("invalid_request_error", message, { code: "secret_key_required" }));
  }
  const message =
    typeof key === "string" && key !== ""
      ? `Invalid API Key provided: ${masked(key)}`
      : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer " +
        "auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new StripeApiError(401, errorObject("invalid_request_error", message));
}

function keyOf(authorization = ""): string | undefined {
  const [scheme = "", value = ""] = authorization.split(" ");
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() === "basic") return Buffer.from(value, "base64").toString().split(":")[0];
  return undefined;
}

/** The key may belong to a real account, so the error never repeats it in full. */
function masked(key: string): string {
  return key.length <= 12 ? "*".repeat(key.length) : `${key.slice(0, 8)}${"*".repeat(key.length - 12)}${key.slice(-4)}`;
}
