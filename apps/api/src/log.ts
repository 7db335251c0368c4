import { type FastifyReply, type FastifyRequest, LogController } from "fastify";
import { type DestinationStream, type Logger, pino } from "pino";

/** Names under which a secret or something about a person could reach a log line, wherever they stand. */
const secret = [
  "authorization",
  "cookie",
  "password",
  "token",
  "idToken",
  "secret",
  "clientSecret",
  "email",
  "birthDate",
  "databaseUrl",
];

/**
 * One JSON object a line. Of a request it holds the caller's address, the method and the path without the query, of an error only what a
 * developer needs: PostgreSQL puts a row's values into other fields of its errors.
 *
 * @param destination where lines go; standard output if left out
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: pino.stdTimeFunctions.isoTime,
      base: undefined,
      redact: { paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: "[kept out]" },
      serializers: { req: requestInBrief, res: responseInBrief, err: errorInBrief },
    },
    destination ?? pino.destination(1),
  );
}

function requestInBrief({ ip, method, url }: { ip: string; method: string; url: string }): object {
  return { ip, method, path: url.split("?", 1)[0] };
}

function responseInBrief({ statusCode }: { statusCode: number }): object {
  return { statusCode };
}

function errorInBrief(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { name, message, stack, cause } = error;
  const code = "code" in error ? error.code : undefined;
  return { type: name, message, code, stack, ...(cause !== undefined && { cause: errorInBrief(cause) }) };
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
