import { sourceOutcomes } from "@zodiac-at-work/catalog";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import type { Routes } from "../../http/mount.ts";

const dayMs = 86_400_000;
const healthDays = 14;
const slowMs = 3_000;

/** How well each kind of source could be read lately. */
export const sourceHealth: Routes = ({ mount }, { db }) => {
  mount(contracts.getSourceHealth, async () => {
    const now = new Date();
    const kinds = await queries.listKindHealth(db, { now, days: healthDays });
    return {
      kinds: kinds.map(({ kind, sources, checks, read, averageMs, latest, days }) => ({
        kind,
        boards: sources,
        read: checks > 0 ? read / checks : null,
        averageMs: averageMs && Math.round(averageMs),
        state: stateOf(latest, averageMs),
        days: days.map((day, index) => ({
          date: new Date(now.getTime() - (healthDays - 1 - index) * dayMs).toISOString().slice(0, 10),
          checked: day.checks,
          read: day.read,
        })),
      })),
    };
  });
};

type KindState = contracts.Of<typeof contracts.getSourceHealth, "response">["kinds"][number]["state"];

function stateOf(latest: queries.KindHealth["latest"], averageMs: number | null): KindState {
  const counts = sourceOutcomes.map((outcome) => ({ outcome, count: latest[outcome] ?? 0 }));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return "unchecked";
  const bad = counts.filter(({ outcome }) => outcome !== "complete" && outcome !== "empty");
  const badTotal = bad.reduce((sum, { count }) => sum + count, 0);
  const worst = bad.toSorted((a, b) => b.count - a.count)[0];
  if (worst && badTotal >= total / 4) return worst.outcome;
  return averageMs !== null && averageMs >= slowMs ? "slow" : "well";
}
