import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type ErrorBody, type ErrorCode, errorStatus } from "@zodiac-at-work/contracts";
import { AccountDeletedError, DatabaseUnavailableError } from "@zodiac-at-work/db";
import { ProviderError } from "@zodiac-at-work/payments";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** A failure that the caller is told about, in these words and under this code. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode;
  /** In how many seconds the call is worth repeating. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(message, options);
    this.code = code;
    this.retryAfter = options?.retryAfter;
  }
}

/**
 * The one place where a failure becomes an answer. What nobody foresaw is logged with the request's id and leaves as
 * `internal`, without its text.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const told = translate(error);
  const status = errorStatus[told.code];
  if (status >= 500) request.log.error({ err: told.cause ?? told }, told.message);
  if (status === 401) reply.header("www-authenticate", "Bearer");
  const retryAfter = told.retryAfter ?? (status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply.code(status).send({ error: told.message, code: told.code } satisfies ErrorBody);
}

/** Answers a request that Node can't read, which never becomes one of Fastify's. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const told =
    error.code === "HPE_HEADER_OVERFLOW"
      ? new ApiError("header-too-large", "The request's address and headers are too long.")
      : unreadable();
  const status = errorStatus[told.code];
  const body = JSON.stringify({ error: told.message, code: told.code } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "cache-control: no-store",
    "connection: close",
    "content-type: application/json; charset=utf-8",
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join("\r\n")}\r\n\r\n${body}`);
}

/** Creates the error for a caller who sends too many requests. */
export function rateLimited(seconds: number): ApiError {
  const retryAfter = Math.max(1, seconds);
  const unit = retryAfter === 1 ? "second" : "seconds";
  return new ApiError("rate-limited", `Too many requests. Try again in ${retryAfter} ${unit}.`, { retryAfter });
}

/** The answer to a path or a file that does not exist. */
export function notFound(): ApiError {
  return new ApiError("not-found", "There is nothing here.");
}

function translate(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (hasZodFastifySchemaValidationErrors(error)) return new ApiError("invalid-request", fieldsOf(error));
  if (error instanceof ProviderError) {
    return new ApiError("payment-unavailable", "The payment provider can't be reached. Nothing was charged.", {
      cause: error,
    });
  }
  // A token outlives its account for up to an hour.
  if (error instanceof AccountDeletedError) return new ApiError("not-signed-in", "Sign in first.", { cause: error });
  if (error instanceof DatabaseUnavailableError)
    return new ApiError("not-ready", "The database can't be reached.", { cause: error });
  return fromFastify(error) ?? new ApiError("internal", "Something went wrong on our side.", { cause: error });
}

function unreadable(): ApiError {
  return new ApiError("invalid-request", "The request is malformed: its path or its JSON can't be read.");
}

interface Invalid {
  validation: readonly { instancePath: string; message?: string }[];
  validationContext?: string | undefined;
}

/** `body.email: Invalid input; body.uid: Too big` */
function fieldsOf({ validation, validationContext = "request" }: Invalid): string {
  return validation
    .map(({ instancePath, message }) => {
      const part = validationContext === "querystring" ? "query" : validationContext;
      const field = [part, ...instancePath.split("/").filter(Boolean)].join(".");
      return `${field}: ${message}`;
    })
    .join("; ");
}

/** Fastify's own refusals, all of them about how a request is put. */
function fromFastify(error: unknown): ApiError | undefined {
  const statusCode = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  switch (statusCode) {
    case 400:
      return unreadable();
    case 403:
    case 404:
      return notFound();
    case 413:
      return new ApiError("body-too-large", "The request's body is too large.");
    case 415:
      return new ApiError(
        "unsupported-media-type",
        "The request's body must be JSON (content-type: application/json).",
      );
    default:
      return undefined;
  }
}
