import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createDraftKeeper, type Draft, type DraftState, draftDelays } from "./draft-keeper.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const draft = (title: string): Draft => ({ baseVersion: 3, fields: { title } });

function setUp(send = vi.fn(async (_: Draft) => "2026-11-22T14:40:00.000Z")) {
  const stored: (Draft | undefined)[] = [];
  const states: DraftState["kind"][] = [];
  const keeper = createDraftKeeper({
    send,
    store: (each) => stored.push(each),
    onState: ({ kind }) => states.push(kind),
  });
  return { keeper, send, stored, states };
}

test("a draft is in the browser at once and is sent when the typing pauses", async () => {
  const { keeper, send, stored, states } = setUp();
  keeper.change(draft("O"));
  await vi.advanceTimersByTimeAsync(draftDelays.idle - 1);
  keeper.change(draft("Ox"));
  await vi.advanceTimersByTimeAsync(draftDelays.idle - 1);
  expect(stored).toEqual([draft("O"), draft("Ox")]);
  expect(send).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(send.mock.calls).toEqual([[draft("Ox")]]);
  expect(stored.at(-1)).toBeUndefined();
  expect(states).toEqual(["waiting", "waiting", "kept"]);
});

test("a draft is sent while somebody types without a pause", async () => {
  const { keeper, send } = setUp();
  for (let i = 0; i < 50; i++) {
    keeper.change(draft(`Ox ${i}`));
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(send).toHaveBeenCalled();
});

test("a draft that could not be sent stays in the browser and is sent again", async () => {
  const send = vi.fn(async (_: Draft) => "2026-11-22T14:40:00.000Z").mockRejectedValueOnce(new Error("offline"));
  const { keeper, stored, states } = setUp(send);
  keeper.change(draft("Ox"));
  await vi.advanceTimersByTimeAsync(draftDelays.idle);
  expect(states).toEqual(["waiting", "failed"]);
  expect(stored).toEqual([draft("Ox")]);
  await vi.advanceTimersByTimeAsync(draftDelays.retry);
  expect(states.at(-1)).toBe("kept");
  expect(stored.at(-1)).toBeUndefined();
});

test("what is typed during a request is sent after it", async () => {
  let answer = (_: string) => {};
  const send = vi.fn((_: Draft) => new Promise<string>((resolve) => (answer = resolve)));
  const { keeper, stored, states } = setUp(send);
  keeper.change(draft("O"));
  await vi.advanceTimersByTimeAsync(draftDelays.idle);
  keeper.change(draft("Ox"));
  answer("2026-11-22T14:40:00.000Z");
  await vi.advanceTimersByTimeAsync(draftDelays.idle);
  expect(send.mock.calls).toEqual([[draft("O")], [draft("Ox")]]);
  expect(states).not.toContain("kept");
  expect(stored.at(-1)).toEqual(draft("Ox"));
});

test("nothing is sent after a save has settled the drafts", async () => {
  const { keeper, send, states } = setUp();
  keeper.change(draft("Ox"));
  await keeper.settle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  keeper.change(draft("Rat"));
  await keeper.discard();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(send).not.toHaveBeenCalled();
  expect(states.at(-1)).toBe("none");
});
