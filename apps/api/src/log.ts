import { createLogger } from "@zodiac-at-work/log";
import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import type { DestinationStream, Logger } from "pino";

/**
 * The log of the API. Of a request it holds the caller's address, the method and the path without the query.
 *
 * @param destination where lines go; standard output if left out
 */
export function createApiLogger(level: string, destination?: DestinationStream): Logger {
  return createLogger(level, { destination, serializers: { req: requestInBrief, res: responseInBrief } });
}

/** One line for each request, when it is answered. What is asked for all the time is only news when it fails. */
export class RequestLog extends LogController {
  override incomingRequest(): void {}

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    const { url = "", config } = request.routeOptions;
    const frequent = config.frequent || probes.has(url);
    const level = error ? "error" : frequent && reply.statusCode < 400 ? "debug" : "info";
    const responseTime = Math.round(reply.elapsedTime * 10) / 10;
    request.log[level]({ req: request, res: reply, responseTime, ...(error && { err: error }) }, "request");
  }
}

const probes = new Set(["/api/health", "/api/ready"]);

function requestInBrief({ ip, method, url }: { ip: string; method: string; url: string }): object {
  return { ip, method, path: url.split("?", 1)[0] };
}

function responseInBrief({ statusCode }: { statusCode: number }): object {
  return { statusCode };
}
