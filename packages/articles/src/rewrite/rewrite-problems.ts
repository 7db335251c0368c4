import type { CheckResult } from "../checks/check-article.ts";

/**
 * Returns what speaks against another version of a paragraph: what the checks find in it, and the checks that fail only
 * since. What was wrong elsewhere before is not its fault.
 *
 * @param before the checks of the article as it is
 * @param after the checks of the article with the new paragraph
 */
export function rewriteProblems(
  before: readonly CheckResult[],
  after: readonly CheckResult[],
  block: number,
): string[] {
  const failedBefore = new Set(before.filter(({ passed }) => !passed).map(({ check }) => check));
  return after.flatMap(({ check, passed, problem, findings }) => {
    if (passed) return [];
    const own = findings.filter((each) => each.block === block).map(({ text }) => text);
    return own.length > 0 || failedBefore.has(check) ? own : [problem ?? ""];
  });
}
