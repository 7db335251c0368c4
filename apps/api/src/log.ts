import { createLogger } from "@zodiac-at-work/log";
import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { DestinationStream, Logger } from "pino";

/**
 * Creates the logger of the API. It logs a request's client address, method, and path without the query.
 *
 * @param destination where lines are written; standard output if omitted
 */
export function createApiLogger(level: string, destination?: DestinationStream): Logger {
  return createLogger(level, { destination, serializers: { req: serializeRequest, res: serializeResponse } });
}

/** Logs one line for each response. A success of a frequent request is logged at debug only. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { url = "", config } = request.routeOptions;
    const isFrequent = config.frequent || probes.has(url);
    const level = error ? "error" : isFrequent && reply.statusCode < 400 ? "debug" : "info";
    if (level === "debug" && request.log.level === "info") return;
    const responseTime = Math.round(reply.elapsedTime * 10) / 10;
    request.log[level]({ req: request, res: reply, responseTime, ...(error && { err: error }) }, "request");
  }
}

const probes = new Set(["/api/health", "/api/ready"]);

function serializeRequest({ ip, method, url }: { ip: string; method: string; url: string }): object {
  return { ip, method, path: url.split("?", 1)[0] };
}

function serializeResponse({ statusCode }: { statusCode: number }): object {
  return { statusCode };
}
