import type { Api, Of } from "@zodiac-at-work/contracts";
import { buildPath } from "@zodiac-at-work/contracts/path";
import { EventSourceParserStream } from "eventsource-parser/stream";
import { call, ResponseError, send } from "../api/client.ts";

/** A check of the job boards of one sign, or of all. */
export type Run = Of<Api["GET /api/scrape/runs/:id"], "response">["run"];

interface FollowOptions {
  /** Whether to open the stream. Browsers open few connections to one server, so only one run at a time may have one. */
  readonly hasStream: boolean;
  /** Waits between two attempts. */
  readonly sleep?: (ms: number) => Promise<void>;
}

/** A stream that stays silent for so long is given up, because a proxy may hold it back. */
const silenceMs = 20_000;
const pauseMs = { withStream: 3000, withoutStream: 5000 };
const mostFailures = 5;

/**
 * Calls back with each state of a run until the run ends. The states come from the stream of events. When the stream fails
 * or ends too early, the state is requested, and the stream is opened again after a pause. Without a stream, the state is
 * requested again after each pause.
 *
 * @throws {ResponseError} if the API refuses the run
 * @throws {Error} if the API can't be reached five times in a row
 */
export async function followRun(
  id: number,
  onState: (run: Run) => void,
  { hasStream, sleep = defaultSleep }: FollowOptions,
): Promise<void> {
  const pause = hasStream ? pauseMs.withStream : pauseMs.withoutStream;
  for (let failures = 0; ; await sleep(pause)) {
    try {
      for await (const run of hasStream ? eventsOf(id) : []) {
        failures = 0;
        onState(run);
        if (run.state === "ended") return;
      }
    } catch {
      // The request below says whether the run can be followed at all.
    }
    try {
      const { run } = await call("GET /api/scrape/runs/:id", { params: { id: String(id) } });
      failures = 0;
      onState(run);
      if (run.state === "ended") return;
    } catch (error) {
      failures += 1;
      if (isFinal(error) || failures === mostFailures) throw error;
    }
  }
}

async function* eventsOf(id: number): AsyncGenerator<Run> {
  const silence = new AbortController();
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, silenceMs);
  const isAlive = () => {
    clearTimeout(timer);
    timer = setTimeout(giveUp, silenceMs);
  };
  try {
    const path = buildPath("/api/scrape/runs/:id/events", { id });
    const { body } = await send("GET", path, { signal: silence.signal });
    const reader = body
      ?.pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>)
      .pipeThrough(new EventSourceParserStream({ onComment: isAlive }))
      .getReader();
    if (!reader) return;
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      isAlive();
      yield (JSON.parse(next.value.data) as { run: Run }).run;
    }
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

/** Whether asking again can't help: the run is unknown, or the reader may not see it. */
function isFinal(error: unknown): boolean {
  return error instanceof ResponseError && error.status < 500 && error.status !== 429;
}

function defaultSleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
