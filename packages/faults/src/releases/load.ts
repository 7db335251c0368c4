import { Agent, type IncomingHttpHeaders, request } from "node:http";
import { text } from "node:stream/consumers";

/** A request of the load, sent again and again. */
export interface LoadRequest {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface LoadOptions {
  /** The connections that it uses, and leaves open. Without them, it opens up to 100 and closes them at its end. */
  readonly agent?: Agent;
  /** Called with each answer, its body read. */
  readonly onAnswer?: (answer: Answer) => void;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** When the request was sent, and how long the whole answer took, in milliseconds. */
  readonly sentAt: number;
  readonly ms: number;
}

/** Opens connections before a load, as a balancer holds them. */
export async function openConnections(url: string, connections: number): Promise<Agent> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  const open = () =>
    new Promise<void>((resolve, reject) => {
      const out = request(`${url}/api/health`, { agent }, (response) => response.resume().on("end", resolve));
      out.on("error", reject).end();
    });
  await Promise.all(Array.from({ length: connections }, open));
  return agent;
}

/** What a load met. */
export interface LoadFigures {
  readonly requests: number;
  /** Requests without an answer, or with another than a success. */
  readonly failed: number;
  /** What failed in which way, such as `503 overloaded`, and how often. */
  readonly failures: Readonly<Record<string, number>>;
  /** The times of all answers in milliseconds. */
  readonly times: readonly number[];
}

/**
 * Sends requests at a steady rate over kept connections, whatever becomes of the earlier ones, and repeats none.
 *
 * @param requestOf returns the request of a number, from 0
 * @returns a function that stops and waits for the last answers
 */
export function startLoad(
  url: string,
  requestOf: (number: number) => LoadRequest,
  perSecond: number,
  { agent: shared, onAnswer }: LoadOptions = {},
): () => Promise<LoadFigures> {
  const agent = shared ?? new Agent({ keepAlive: true, maxSockets: 100 });
  const failures: Record<string, number> = {};
  const times: number[] = [];
  const pending = new Set<Promise<void>>();
  const began = performance.now();
  let sent = 0;

  function send({ method, path, headers = {}, body }: LoadRequest): Promise<void> {
    const start = performance.now();
    return new Promise((resolve) => {
      const end = (failure?: string) => {
        if (failure) failures[failure] = (failures[failure] ?? 0) + 1;
        resolve();
      };
      const out = request(`${url}${path}`, { method, agent, headers, timeout: 30_000 }, async (response) => {
        const status = response.statusCode ?? 0;
        const body = await text(response).catch(() => undefined);
        if (body === undefined) return end("cut off");
        const ms = performance.now() - start;
        times.push(ms);
        onAnswer?.({ status, headers: response.headers, sentAt: start, ms });
        end(status < 200 || status > 299 ? `${status} ${codeOf(body)}` : undefined);
      });
      out.on("timeout", () => out.destroy(new Error("no answer in 30 s")));
      out.on("error", (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
      out.end(body);
    });
  }

  const timer = setInterval(() => {
    for (const due = ((performance.now() - began) / 1_000) * perSecond; sent < due; sent += 1) {
      const answered = send(requestOf(sent)).finally(() => pending.delete(answered));
      pending.add(answered);
    }
  }, 5);

  return async () => {
    clearInterval(timer);
    await Promise.all(pending);
    if (!shared) agent.destroy();
    const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
    return { requests: sent, failed, failures, times };
  };
}

/** Returns the code of the API's errors. */
function codeOf(body: string): string {
  return /"code":"([^"]+)"/.exec(body)?.[1] ?? "without a code";
}
