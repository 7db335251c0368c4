import { getUsStateCategories, getUsStateRegions, getUsStateStats, listUsStates } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { readSigns } from "../../filters/read-signs.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { readPage } from "../../http/paging.ts";

const tags = ["us_states"] as const;

export const usStates: Routes = ({ mountCached }, { db }) => {
  const isCacheable = ({ usStates }: { usStates: readonly unknown[] }) => usStates.length > 0;
  mountCached(listUsStates, { tags, isCacheable }, async (query) => {
    const { zodiac, region, category, sort } = query;
    return withIsoDates(
      await queries.listUsStates(db, { ...readPage(query), zodiac: readSigns(zodiac), region, category, sort }),
    );
  });

  mountCached(getUsStateStats, { tags }, async () => ({ stats: await queries.countUsStatesBySign(db) }));

  mountCached(getUsStateRegions, { tags }, async () => ({ regions: await queries.listUsStateRegions(db) }));

  mountCached(getUsStateCategories, { tags }, async () => ({
    categories: await queries.listUsStateCategories(db),
  }));
};
