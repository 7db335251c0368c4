import { getUsStateCategories, getUsStateRegions, getUsStateStats, listUsStates } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import { pageOf, requireKnown } from "../page-of-list.ts";
import type { Routes } from "../scope.ts";

const from = { tables: ["us_states"] } as const;

export const usStates: Routes = (scope, deps) => {
  scope.mountShared(listUsStates, from, async (query) => {
    const { zodiac, region, category } = query;
    const { usStates, totalPages } = await db.listUsStates(deps.db, { ...pageOf(query), zodiac, region, category });
    if (totalPages === 0) {
      await requireKnown("region", region, () => db.listUsStateRegions(deps.db));
      await requireKnown("category", category, () => db.listUsStateCategories(deps.db));
    }
    return { usStates: usStates.map(asResponse), totalPages };
  });

  scope.mountShared(getUsStateRegions, from, async () => ({ regions: await db.listUsStateRegions(deps.db) }));

  scope.mountShared(getUsStateCategories, from, async () => ({
    categories: await db.listUsStateCategories(deps.db),
  }));
};

export const usStateStats: Routes = (scope, deps) => {
  scope.mountShared(getUsStateStats, from, async () => ({ stats: await db.countUsStatesBySign(deps.db) }));
};

function asResponse<UsState extends { createdAt: Date }>(usState: UsState) {
  return { ...usState, createdAt: usState.createdAt.toISOString() };
}
