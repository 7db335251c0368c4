import { afterEach, expect, test, vi } from "vitest";
import { followRun, type Run } from "./follow-run.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const run: Run = {
  id: 7,
  sign: "rat",
  state: "running",
  hasWorker: true,
  done: 0,
  of: 3,
  current: null,
  openings: 0,
  new: 0,
  startedAt: "2026-11-22T12:00:00.000Z",
  endedAt: null,
  message: "Checking 3 boards.",
  unread: [],
};
const ended: Run = { ...run, state: "ended", done: 3, endedAt: "2026-11-22T12:01:00.000Z" };

/** Answers the calls of the stream and those of the state, in this order. */
function answer({ streams, states }: { streams: (() => Response)[]; states: (() => Response)[] }) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    const isStream = url.endsWith("/events");
    asked.push(isStream ? "stream" : "state");
    const next = (isStream ? streams : states).shift();
    if (!next) throw new TypeError("Failed to fetch");
    return next();
  });
  return asked;
}

/** A stream that sends chunks of text and then ends, or fails. */
function stream(chunks: readonly string[], failure?: Error): () => Response {
  const bytes = chunks.map((chunk) => new TextEncoder().encode(chunk));
  return () =>
    new Response(
      new ReadableStream({
        pull(controller) {
          const next = bytes.shift();
          if (next) controller.enqueue(next);
          else if (failure) controller.error(failure);
          else controller.close();
        },
      }),
    );
}

function event(state: Run): string {
  return `event: run\ndata: ${JSON.stringify({ run: state })}\n\n`;
}

async function follow(hasStream = true) {
  const seen: number[] = [];
  const pauses: number[] = [];
  const sleep = async (ms: number) => void pauses.push(ms);
  await followRun(7, ({ done }) => seen.push(done), { hasStream, sleep });
  return { seen, pauses };
}

test("the states come from one stream, even if its chunks cut events in two", async () => {
  const text = `: hello\n\n${event(run)}${event({ ...run, done: 2 })}${event(ended)}`;
  const asked = answer({ streams: [stream([text.slice(0, 40), text.slice(40, 300), text.slice(300)])], states: [] });
  expect(await follow()).toEqual({ seen: [0, 2, 3], pauses: [] });
  expect(asked).toEqual(["stream"]);
});

test("the state is polled when the stream fails, and the stream is tried again", async () => {
  const asked = answer({
    streams: [
      stream([event(run)], new TypeError("network error")),
      () => new Response("busy", { status: 503 }),
      stream([event(ended)]),
    ],
    states: [() => Response.json({ run: { ...run, done: 1 } }), () => Response.json({ run: { ...run, done: 2 } })],
  });
  expect(await follow()).toEqual({ seen: [0, 1, 2, 3], pauses: [3000, 3000] });
  expect(asked).toEqual(["stream", "state", "stream", "state", "stream"]);
});

test("polling alone sees the run end", async () => {
  answer({ streams: [], states: [() => Response.json({ run }), () => Response.json({ run: ended })] });
  expect(await follow()).toEqual({ seen: [0, 3], pauses: [3000] });
});

test("without a stream, the state is polled at a slower pace", async () => {
  const asked = answer({ streams: [], states: [() => Response.json({ run }), () => Response.json({ run: ended })] });
  expect(await follow(false)).toEqual({ seen: [0, 3], pauses: [5000] });
  expect(asked).toEqual(["state", "state"]);
});

test("five failures in a row are given up, and a success in between starts the count again", async () => {
  const down = () => new Response("down", { status: 503 });
  const asked = answer({
    streams: [],
    states: [down, down, down, down, () => Response.json({ run }), down, down, down, down, down],
  });
  await expect(follow()).rejects.toThrow("503: down");
  expect(asked.filter((kind) => kind === "state")).toHaveLength(10);
});

test.each([401, 402, 404])("a refusal with status %i is given up at once", async (status) => {
  const asked = answer({ streams: [], states: [() => new Response("no", { status })] });
  await expect(follow()).rejects.toThrow(`${status}: no`);
  expect(asked).toEqual(["stream", "state"]);
});

test("between two requests, time passes", async () => {
  vi.useFakeTimers();
  const asked = answer({
    streams: [],
    states: [() => Response.json({ run }), () => Response.json({ run: ended })],
  });
  const following = followRun(7, () => {}, { hasStream: false });
  await vi.advanceTimersByTimeAsync(4_999);
  expect(asked).toEqual(["state"]);
  await vi.advanceTimersByTimeAsync(1);
  await following;
  expect(asked).toEqual(["state", "state"]);
});
