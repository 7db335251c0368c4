import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { counted } from "@zodiac-at-work/catalog/counted";
import { type ErrorBody, type ErrorCode, errorStatus } from "@zodiac-at-work/contracts";
import { AccountDeletedError, DatabaseUnavailableError } from "@zodiac-at-work/db";
import { ProviderError } from "@zodiac-at-work/payments";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hasZodFastifySchemaValidationErrors } from "fastify-type-provider-zod";

/** A failure whose message and code reach the client. */
export class ApiError extends Error {
  override name = "ApiError";
  readonly code: ErrorCode;
  /** After how many seconds the client may retry. */
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, message: string, options?: ErrorOptions & { retryAfter?: number }) {
    super(message, options);
    this.code = code;
    this.retryAfter = options?.retryAfter;
  }
}

/**
 * Turns every failure into a response. An unexpected failure is logged with the request's id, and the client receives
 * `internal` without its message.
 */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = translate(error, request);
  const status = errorStatus[failure.code];
  // A response on a closed connection never finishes, so this is the request's only log line.
  if (isAborted(error, request)) request.log.info({ req: request }, "the client aborted the request");
  if (status >= 500 && !request.isRefused) request.log.error({ err: failure.cause ?? failure }, failure.message);
  if (status === 401) reply.header("www-authenticate", "Bearer");
  const retryAfter = failure.retryAfter ?? (status === 503 ? 5 : undefined);
  if (retryAfter !== undefined) reply.header("retry-after", retryAfter);
  return reply.code(status).send({ error: failure.message, code: failure.code } satisfies ErrorBody);
}

/** Responds to a request that Node can't parse. Such a request never reaches Fastify. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable) return void socket.destroy();
  const failure =
    error.code === "HPE_HEADER_OVERFLOW"
      ? new ApiError("header-too-large", "The URL and the headers are too long.")
      : malformed();
  const status = errorStatus[failure.code];
  const body = JSON.stringify({ error: failure.message, code: failure.code } satisfies ErrorBody);
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
  return new ApiError("rate-limited", `Too many requests. Try again in ${counted(retryAfter, "second")}.`, {
    retryAfter,
  });
}

/** The error for what this process can't serve in time. One for all, because a refusal must cost little. */
export const overloaded = new ApiError("overloaded", "The server is busy. Try again shortly.");

/** Creates the error for a path or a file that does not exist. */
export function notFound(): ApiError {
  return new ApiError("not-found", "Not found.");
}

function translate(error: unknown, request: FastifyRequest): ApiError {
  if (error instanceof ApiError) return error;
  if (isAborted(error, request)) return malformed();
  if (hasZodFastifySchemaValidationErrors(error)) return new ApiError("invalid-request", fieldsOf(error));
  if (error instanceof ProviderError) {
    return new ApiError("payment-unavailable", "The payment provider can't be reached. You were not charged.", {
      cause: error,
    });
  }
  // A token stays valid for up to an hour after its account is deleted.
  if (error instanceof AccountDeletedError) return new ApiError("not-signed-in", "Sign in first.", { cause: error });
  if (error instanceof DatabaseUnavailableError) {
    return new ApiError("not-ready", "The database can't be reached.", { cause: error });
  }
  return fromFastify(error) ?? new ApiError("internal", "Something went wrong. Please try again.", { cause: error });
}

function malformed(): ApiError {
  return new ApiError("invalid-request", "The request's URL or JSON is malformed.");
}

/** Whether the client closed the connection before it sent the whole body. */
function isAborted(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && error === raw.errored;
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

/** Translates Fastify's own errors. They report a malformed request. */
function fromFastify(error: unknown): ApiError | undefined {
  const statusCode = error instanceof Error && "statusCode" in error ? error.statusCode : undefined;
  switch (statusCode) {
    case 400:
      return malformed();
    case 403:
    case 404:
    // A part of the path that is longer than any id.
    case 414:
      return notFound();
    case 413:
      return new ApiError("body-too-large", "The body is too large.");
    case 415:
      return new ApiError("unsupported-media-type", "The body must be JSON (content-type: application/json).");
    default:
      return undefined;
  }
}
