import { ApiError, errorObject } from "./errors.ts";

/**
 * The keys of the sandbox. They are no secrets: the sandbox answers on loopback only. By their prefixes everyone else
 * can tell that they are the sandbox's, and refuse them.
 */
export const secretKey = "sk_test_sandbox_local";
export const publishableKey = "pk_test_sandbox_local";
export const webhookSecretPrefix = "whsec_sandbox_";

/**
 * Who asks: a server with the secret key or a browser with the publishable key, sent as a bearer token, as the user
 * name of basic authentication, or as Stripe.js does it, as the parameter `key`.
 *
 * @throws {ApiError} 401 without a key or with a wrong one, 403 if a browser asks for what only a server may.
 */
export function authenticateCaller(
  authorization: string | undefined,
  parameter: unknown,
  openToBrowsers: boolean,
): "secret" | "publishable" {
  const key = keyOf(authorization) ?? parameter;
  if (key === secretKey) return "secret";
  if (key === publishableKey) {
    if (openToBrowsers) return "publishable";
    const message = "This API call cannot be made with a publishable API key. Please use a secret API key.";
    throw new ApiError(403, errorObject("invalid_request_error", message, { code: "secret_key_required" }));
  }
  if (typeof key === "string" && key !== "") {
    throw new ApiError(401, errorObject("invalid_request_error", `Invalid API Key provided: ${masked(key)}`));
  }
  const message =
    "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth " +
    "(e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new ApiError(401, errorObject("invalid_request_error", message));
}

function keyOf(authorization: string | undefined): string | undefined {
  const [scheme = "", value = ""] = (authorization ?? "").split(" ");
  if (scheme.toLowerCase() === "bearer") return value;
  if (scheme.toLowerCase() === "basic") return Buffer.from(value, "base64").toString().split(":")[0];
  return undefined;
}

/** A key of a real account may have been sent by mistake, so it is never repeated in full. */
function masked(key: string): string {
  return key.length <= 12 ? "*".repeat(key.length) : `${key.slice(0, 8)}${"*".repeat(key.length - 12)}${key.slice(-4)}`;
}
