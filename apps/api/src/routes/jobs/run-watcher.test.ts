import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createWatcher } from "./run-watcher.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Count {
  at: number;
  endedAt: string | null;
}

/** A watcher of one state, with the number of its queries. The test changes the state. */
function startWatcher() {
  const source = { state: { at: 0, endedAt: null } as Count | undefined, failure: undefined as Error | undefined };
  const load = vi.fn(async () => {
    if (source.failure) throw source.failure;
    return source.state;
  });
  const onError = vi.fn();
  return { source, load, onError, watcher: createWatcher<Count>({ load, onError }) };
}

function record() {
  const seen: (number | "end")[] = [];
  return { seen, onState: ({ at }: Count) => void seen.push(at), onEnd: () => void seen.push("end") };
}

const staying = new AbortController().signal;

test("each change is delivered once, and then the end", async () => {
  const { watcher, source } = startWatcher();
  const subscriber = record();
  watcher.watch(1, subscriber);
  await vi.advanceTimersByTimeAsync(5_000);
  source.state = { at: 1, endedAt: null };
  await vi.advanceTimersByTimeAsync(5_000);
  source.state = { at: 2, endedAt: "2026-11-22T10:00:00.000Z" };
  await vi.advanceTimersByTimeAsync(5_000);
  expect(subscriber.seen).toEqual([0, 1, 2, "end"]);
  expect(vi.getTimerCount()).toBe(0);
});

test("a hundred watchers share one query a second, and a late one gets the current state at once", async () => {
  const { watcher, load } = startWatcher();
  const subscribers = Array.from({ length: 100 }, record);
  for (const subscriber of subscribers) watcher.watch(1, subscriber);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load).toHaveBeenCalledTimes(11);
  const late = record();
  watcher.watch(1, late);
  expect(late.seen).toEqual([0]);
  expect(subscribers.every(({ seen }) => seen.length === 1)).toBe(true);
});

test("nothing is queried after the last watcher has left, and watching again queries again", async () => {
  const { watcher, load } = startWatcher();
  const leave = [record(), record()].map((subscriber) => watcher.watch(1, subscriber));
  await vi.advanceTimersByTimeAsync(1_000);
  for (const unwatch of leave) unwatch();
  load.mockClear();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([load.mock.calls.length, vi.getTimerCount()]).toEqual([0, 0]);
  const again = record();
  watcher.watch(1, again);
  await vi.advanceTimersByTimeAsync(0);
  expect(again.seen).toEqual([0]);
});

test("a query that fails is reported, and the next one goes on", async () => {
  const { watcher, source, onError } = startWatcher();
  const subscriber = record();
  watcher.watch(1, subscriber);
  await vi.advanceTimersByTimeAsync(0);
  source.failure = new Error("no database");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onError).toHaveBeenCalledTimes(2);
  source.failure = undefined;
  source.state = { at: 1, endedAt: "2026-11-22T10:00:00.000Z" };
  await vi.advanceTimersByTimeAsync(1_000);
  expect(subscriber.seen).toEqual([0, 1, "end"]);
});

test("waiting returns the final state, or the current one when the time is up or the caller leaves", async () => {
  const { watcher, source } = startWatcher();
  const late = watcher.waitForEnd(1, { timeoutMs: 3_000, signal: staying });
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await late).toEqual({ at: 0, endedAt: null });
  const leaving = new AbortController();
  const left = watcher.waitForEnd(1, { timeoutMs: 3_000, signal: leaving.signal });
  await vi.advanceTimersByTimeAsync(0);
  leaving.abort();
  expect(await left).toEqual({ at: 0, endedAt: null });
  expect(vi.getTimerCount()).toBe(0);
  const inTime = watcher.waitForEnd(1, { timeoutMs: 3_000, signal: staying });
  source.state = { at: 1, endedAt: "2026-11-22T10:00:00.000Z" };
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await inTime).toEqual({ at: 1, endedAt: "2026-11-22T10:00:00.000Z" });
  expect(vi.getTimerCount()).toBe(0);
});

test("a caller who has left already waits for nothing", async () => {
  const { watcher } = startWatcher();
  expect(await watcher.waitForEnd(1, { timeoutMs: 3_000, signal: AbortSignal.abort() })).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

test("an unknown id ends at once", async () => {
  const { watcher, source } = startWatcher();
  source.state = undefined;
  const subscriber = record();
  watcher.watch(1, subscriber);
  await vi.advanceTimersByTimeAsync(0);
  expect(subscriber.seen).toEqual(["end"]);
});

test("closing ends all subscriptions", async () => {
  const { watcher } = startWatcher();
  const subscribers = [record(), record()];
  for (const [id, subscriber] of subscribers.entries()) watcher.watch(id, subscriber);
  await vi.advanceTimersByTimeAsync(0);
  watcher.close();
  expect(subscribers.map(({ seen }) => seen)).toEqual([
    [0, "end"],
    [0, "end"],
  ]);
  expect(vi.getTimerCount()).toBe(0);
});
