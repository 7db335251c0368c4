import { ResponseError } from "../../api/client.ts";
import { connectionFailed } from "../../api/connection-failure.ts";
import { FormError } from "../../form/form-error.ts";

/**
 * Returns why a request of an administrator failed: the reason in the body of the response, else its status and text. An
 * input that was never sent has its own message.
 *
 * @example
 * requestFailure(new ResponseError(502, "Bad Gateway")); // "HTTP 502: Bad Gateway"
 */
export function requestFailure(error: Error): string {
  if (error instanceof ResponseError) return error.reason ?? `HTTP ${error.message}`;
  if (error instanceof FormError) return error.message;
  return connectionFailed;
}
