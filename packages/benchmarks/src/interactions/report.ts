import { describeMachine, markdownTable } from "@zodiac-at-work/measurements/markdown";
import { median } from "@zodiac-at-work/measurements/median";
import type { InteractionFigure } from "./measure-interactions.ts";
import type { RouteFigure } from "./measure-routes.ts";

/** What one round measured. */
export interface Figures {
  readonly interactions: readonly InteractionFigure[];
  readonly routes: readonly RouteFigure[];
}

/** The longest median that passes, in milliseconds. */
const limits = { interaction: 100, route: 200 } as const;

/** Returns the document with the medians of all rounds, and a line for each that misses its limit. */
export function report(rounds: readonly Figures[]): { text: string; misses: string[] } {
  const interactions = (rounds[0]?.interactions ?? []).map(({ group, step }) => {
    const figures = rounds.flatMap((round) =>
      round.interactions.filter((each) => each.group === group && each.step === step),
    );
    const paints = figures.map(({ paint }) => paint);
    return {
      group,
      step,
      paint: Math.round(median(paints)),
      longest: Math.round(Math.max(...paints)),
      result: Math.round(median(figures.map(({ result }) => result))),
    };
  });
  const routes = (rounds[0]?.routes ?? []).map(({ page }) => {
    const figures = rounds.flatMap((round) => round.routes.filter((each) => each.page === page));
    return {
      page,
      first: Math.round(median(figures.map(({ first }) => first))),
      again: Math.round(median(figures.map(({ again }) => again))),
      isPreloaded: figures.every(({ isPreloaded }) => isPreloaded),
    };
  });
  const misses = [
    ...interactions
      .filter((each) => each.paint > limits.interaction)
      .map((each) => `${each.group}, ${each.step}: ${each.paint} ms, not ≤ ${limits.interaction} ms.`),
    ...routes
      .filter(({ first, again }) => Math.max(first, again) > limits.route)
      .map(({ page, first, again }) => `${page}: ${first} ms and ${again} ms, not ≤ ${limits.route} ms.`),
    ...routes.filter(({ isPreloaded }) => !isPreloaded).map(({ page }) => `${page}: its code is loaded on the click.`),
  ];
  return { text: document(interactions, routes, rounds.length), misses };
}

function document(
  interactions: readonly { group: string; step: string; paint: number; longest: number; result: number }[],
  routes: readonly { page: string; first: number; again: number; isPreloaded: boolean }[],
  rounds: number,
): string {
  return `# Interactions

How soon the product answers. Each figure is the median of ${rounds} rounds. Measured on ${describeMachine()}.

## From a press to the next paint

A phone of 390 × 844 pixels whose processor is four times slower. The browser's event timing counts from the press or the
key to the next paint, in steps of 8 ms; 16 ms is the least that it reports. The limit is ${limits.interaction} ms. The result is
there when the last change of the page is painted, with all that it loads. A search begins 300 ms after the last key.

${markdownTable(
  ["where", "interaction", "next paint", "longest", "result"],
  interactions.map(({ group, step, paint, longest, result }) => [
    group,
    step,
    `${paint} ms`,
    `${longest} ms`,
    `${result} ms`,
  ]),
)}

## From a link to its page

A laptop at full speed, from the click on a link of the header to the frame with the heading of the page. The pointer rests
on the link for 150 ms before the first click, and the code of the page is loaded meanwhile. The limit is ${limits.route} ms.

${markdownTable(
  ["page", "first visit", "later visit", "code loaded before the click"],
  routes.map(({ page, first, again, isPreloaded }) => [page, `${first} ms`, `${again} ms`, isPreloaded ? "yes" : "no"]),
)}

\`pnpm measure interactions\` measures again and fails if a median misses its limit.
`;
}
