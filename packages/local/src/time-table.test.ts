import { expect, test } from "vitest";
import { timeTable } from "./time-table.ts";

const task = (taskId: string, startTime: number, endTime: number, status = "MISS") => ({
  taskId,
  cache: { status },
  execution: { startTime, endTime },
});

test("the longest task comes first, and short and cached tasks are counted", () => {
  const table = timeTable({
    execution: { startTime: 0, endTime: 90_400 },
    tasks: [
      task("api#test", 0, 12_000),
      task("web#test", 1_000, 90_000),
      task("log#test", 0, 300),
      task("zodiac#build", 0, 5_000, "HIT"),
    ],
  });
  expect(table.split("\n")).toEqual([
    "Time of the tests by workspace, 90 s in all:",
    "    89 s  web#test",
    "    12 s  api#test",
    "       1  shorter tasks, and 1 from the cache",
  ]);
});
