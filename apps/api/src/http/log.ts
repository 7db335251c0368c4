import { createLogger } from "@zodiac-at-work/log";
import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { DestinationStream, Logger } from "pino";

/**
 * Creates the logger of the API. It logs a request's client address, method, and path without the query or the secret of
 * a subscription.
 *
 * @param destination where lines are written; standard output if omitted
 */
export function createApiLogger(level: string, destination?: DestinationStream): Logger {
  return createLogger(level, { destination, serializers: { req: serializeRequest, res: serializeResponse } });
}

/** Logs one line for each response. A 304, a success of a frequent request and a refusal in an overload are logged at debug only. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const isRoutine = reply.statusCode === 304 || request.isRefused || (reply.statusCode < 400 && isFrequent(request));
    const level = error ? "error" : isRoutine ? "debug" : "info";
    if (level === "debug" && request.log.level === "info") return;
    const responseTime = Math.round(reply.elapsedTime * 10) / 10;
    request.log[level]({ req: request, res: reply, responseTime, ...(error && { err: error }) }, "request");
  }
}

function isFrequent({ routeOptions: { url = "", config } }: FastifyRequest): boolean {
  return config.frequent === true || probes.has(url);
}

const probes = new Set(["/api/health", "/api/ready"]);

function serializeRequest({ ip, method, url }: { ip: string; method: string; url: string }): object {
  return { ip, method, path: withoutSecret(url.split("?", 1)[0] ?? "") };
}

function serializeResponse({ statusCode }: { statusCode: number }): object {
  return { statusCode };
}

/** Returns a path without the secret of a subscription. */
function withoutSecret(path: string): string {
  return path.replace(/^(\/+subscriptions\/+)[^/]+/i, "$1[redacted]");
}
