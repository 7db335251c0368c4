import { generationSteps } from "@zodiac-at-work/catalog";
import { expect, test } from "vitest";
import { elapsedText } from "../blog-admin-words.ts";
import { isUnended, outcomeToast, savedText, stepsDone, subjectOf } from "./generations.ts";

const post = { id: 7, title: "Life path 3 at work", slug: "life-path-3-at-work", status: "draft" };

test("a generation has ended when it is done or failed", () => {
  const states = ["queued", "running", "done", "failed"] as const;
  expect(states.map((state) => isUnended({ state }))).toEqual([true, true, false, false]);
});

test("each step adds one to the steps that are done", () => {
  expect([null, ...generationSteps].map((step) => stepsDone({ step }))).toEqual([0, 0, 1, 2, 3, 4]);
});

test("a generation is named by its exact title, else by its keyword", () => {
  expect(subjectOf({ title: "Rat and Ox", keyword: "rat ox" })).toBe("Rat and Ox");
  expect(subjectOf({ title: null, keyword: "rat ox" })).toBe("rat ox");
  expect(subjectOf({ title: null, keyword: null })).toBe("A keyword is being chosen");
});

test("the toast of an ended generation names the article, or the problem", () => {
  expect(outcomeToast({ state: "done", post, problem: null })).toEqual({
    title: "Article Generated",
    description: "“Life path 3 at work” is a draft.",
  });
  expect(outcomeToast({ state: "failed", post: null, problem: "No text passed the checks." })).toEqual({
    title: "Generation Failed",
    description: "No text passed the checks.",
    destructive: true,
  });
  expect(savedText({ ...post, status: "published" })).toBe("“Life path 3 at work” is published.");
});

test("elapsed time is in whole seconds and never negative", () => {
  expect([-500, 0, 999, 59_999, 60_000, 125_400].map(elapsedText)).toEqual([
    "0 s",
    "0 s",
    "0 s",
    "59 s",
    "1 min 0 s",
    "2 min 5 s",
  ]);
});
