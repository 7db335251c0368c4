import type { FastifyReply } from "fastify";
import { z } from "zod";

/** A fault of a host, or of the addresses on it that contain `path`. */
export const faultParameters = z.strictObject({
  kind: z.enum(["blocked", "changed", "drop", "empty", "forbidden", "hang", "partial", "rate-limited", "unreachable"]),
  host: z.string().min(1),
  path: z.string().default("/"),
  /** The number of requests to meet the fault; all of them by default. */
  count: z.int().min(1).default(Number.MAX_SAFE_INTEGER),
});

export type Fault = z.infer<typeof faultParameters>;

/** Returns the fault that a request meets, and counts it down. */
export function takeFault(faults: Fault[], host: string, path: string): Fault | undefined {
  const isRobots = path === "/robots.txt";
  const fault = faults.find(
    (one) => one.host === host && (one.kind === "forbidden" ? isRobots : !isRobots && path.includes(one.path)),
  );
  if (!fault) return undefined;
  fault.count -= 1;
  if (fault.count === 0) faults.splice(faults.indexOf(fault), 1);
  return fault;
}

/**
 * Responds as a board with a fault does. `empty` and `partial` are left to the boards, because each has its own way to
 * list nothing or less than it declares.
 *
 * @returns whether the fault has responded
 */
export function respondWithFault(fault: Fault, reply: FastifyReply): boolean {
  switch (fault.kind) {
    case "blocked":
      void reply.type("text/html").send(challenge);
      return true;
    case "changed":
      void reply.type("application/json").send({ message: "This version of the board has moved." });
      return true;
    case "forbidden":
      void reply.type("text/plain").send("User-agent: *\nDisallow: /\n");
      return true;
    case "rate-limited":
      void reply.code(429).header("retry-after", "3600").send();
      return true;
    case "unreachable":
      void reply.code(503).send();
      return true;
    case "drop":
      reply.hijack();
      reply.raw.destroy();
      return true;
    case "hang":
      reply.hijack();
      return true;
    default:
      return false;
  }
}

const challenge = `<!doctype html><html lang="en"><head><title>Just a moment...</title></head>
<body><h1>Checking your browser</h1><p>Verify you are human by completing the action below.</p>
<script src="/cdn-cgi/challenge-platform/h/b/orchestrate/chl_page/v1"></script></body></html>`;
