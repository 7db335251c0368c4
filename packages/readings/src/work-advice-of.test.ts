import { signIds, signs } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { workAdviceOf } from "./work-advice-of.ts";

test("gives each sign four occasions and an employer, and no two signs the same text", () => {
  const texts = signIds.flatMap((sign) => {
    const { employer, ...occasions } = workAdviceOf(sign);
    expect(Object.keys(occasions).sort()).toEqual([
      "changingJobs",
      "hardConversation",
      "negotiating",
      "negotiatingWith",
    ]);
    expect(employer.questions).toHaveLength(5);
    expect(employer.warnings.length).toBeGreaterThanOrEqual(4);
    return [...Object.values(occasions), ...employer.questions.map(({ question }) => question), ...employer.warnings];
  });
  expect(new Set(texts).size).toBe(texts.length);
});

test("asks questions, and answers them with statements", () => {
  const asked = signIds.flatMap((sign) => workAdviceOf(sign).employer.questions);
  expect(asked.filter(({ question, goodAnswer }) => !(question.endsWith("?") && goodAnswer.endsWith(".")))).toEqual([]);
});

test.each(signs)("names the $name where a text is about bargaining with one", ({ id, name }) => {
  expect(workAdviceOf(id).negotiatingWith).toMatch(new RegExp(`\\b${name}\\b`));
});
