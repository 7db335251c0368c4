import { firesAt, type Rule, reads } from "./rules.ts";
import type { HealthyProduct, Scenario } from "./scenarios.ts";
import type { Series } from "./series.ts";
import { simulate } from "./timeline.ts";

/** What an alert did while its fault happened. Times are in seconds since the beginning. */
interface Played {
  readonly series: readonly Series[];
  readonly everySeconds: number;
  readonly faultAt: number;
  readonly endsAt: number;
  /** Null if it stayed quiet. */
  readonly firesAt: number | null;
}

/** Lets a fault happen to real processes, and evaluates its alert over the time around it. */
export async function play(scenario: Scenario, rule: Rule, working: HealthyProduct): Promise<Played> {
  const { well, faulty, everySeconds = 15 } = await scenario.run(working);
  const series = simulate([...well, ...faulty], { everySeconds, isWanted: (name) => reads(rule, name) });
  const faultAt = secondsOf(well);
  const endsAt = faultAt + secondsOf(faulty);
  return { series, everySeconds, faultAt, endsAt, firesAt: firesAt(rule, series, endsAt) };
}

function secondsOf(phases: readonly { minutes: number }[]): number {
  return phases.reduce((sum, { minutes }) => sum + minutes * 60, 0);
}
