import { getUsStateCategories, getUsStateRegions, getUsStateStats, listUsStates } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import type { Routes } from "../mount.ts";
import { pageOf, requireKnown } from "../paging.ts";

const from = { tables: ["us_states"] } as const;

export const usStates: Routes = (scope, dependencies) => {
  scope.mountCached(listUsStates, from, async (query) => {
    const { zodiac, region, category } = query;
    const { usStates, totalPages } = await db.listUsStates(dependencies.db, {
      ...pageOf(query),
      zodiac,
      region,
      category,
    });
    if (totalPages === 0) {
      await requireKnown("region", region, () => db.listUsStateRegions(dependencies.db));
      await requireKnown("category", category, () => db.listUsStateCategories(dependencies.db));
    }
    return { usStates: usStates.map(asResponse), totalPages };
  });

  scope.mountCached(getUsStateRegions, from, async () => ({ regions: await db.listUsStateRegions(dependencies.db) }));

  scope.mountCached(getUsStateCategories, from, async () => ({
    categories: await db.listUsStateCategories(dependencies.db),
  }));
};

export const usStateStats: Routes = (scope, dependencies) => {
  scope.mountCached(getUsStateStats, from, async () => ({ stats: await db.countUsStatesBySign(dependencies.db) }));
};

function asResponse<UsState extends { createdAt: Date }>(usState: UsState) {
  return { ...usState, createdAt: usState.createdAt.toISOString() };
}
