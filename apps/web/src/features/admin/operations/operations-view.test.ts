import { expect, test } from "vitest";
import { changedView, operationsViewIn } from "./operations-view.ts";

const viewOf = (query: string) => operationsViewIn(new URLSearchParams(query));

test("the URL holds the filters, the pages and what is open", () => {
  expect(
    viewOf("outcome=blocked&search= okta &days=7&run=12&status=paused&kind=lever&health=suspect&source=4"),
  ).toEqual({
    outcome: "blocked",
    search: "okta",
    days: 7,
    run: "12",
    status: "paused",
    kind: "lever",
    health: "suspect",
    board: "",
    boardPage: 1,
    source: "4",
    task: undefined,
    taskPage: 1,
  });
  expect(viewOf("board=figma&boards=3&tasks=failed&queue=2")).toMatchObject({
    board: "figma",
    boardPage: 3,
    task: "failed",
    taskPage: 2,
  });
});

test("invalid values in the URL are ignored", () => {
  expect(viewOf("outcome=great&days=2&run=-1&status=off&kind=x&health=y&source=1e3&boards=0&queue=a&tasks=b")).toEqual(
    viewOf(""),
  );
});

test("a change keeps the other values and removes empty ones", () => {
  const query = new URLSearchParams("outcome=failed&run=7");
  expect(changedView(query, { run: undefined, search: "" })).toBe("?outcome=failed");
  expect(changedView(query, { outcome: undefined, run: undefined })).toBe("");
  expect(changedView(query, { boards: 2 })).toBe("?outcome=failed&run=7&boards=2");
});
