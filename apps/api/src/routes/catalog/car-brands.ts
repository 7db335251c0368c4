import { getCarBrandCategories, getCarBrandStats, getCarBrandTimeline, listCarBrands } from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { readSigns } from "../../filters/read-signs.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { readPage } from "../../http/paging.ts";

const tags = ["car_brands"] as const;

export const carBrands: Routes = ({ mountCached }, { db }) => {
  const isCacheable = ({ carBrands }: { carBrands: readonly unknown[] }) => carBrands.length > 0;
  mountCached(listCarBrands, { tags, isCacheable }, async (query) => {
    const { zodiac, category, active, search, sort } = query;
    const filter = { zodiac: readSigns(zodiac), category, isActive: active === "true", search, sort };
    return withIsoDates(await queries.listCarBrands(db, { ...readPage(query), ...filter }));
  });

  mountCached(getCarBrandTimeline, { tags }, async () => ({ carBrands: await queries.listCarBrandsByYear(db) }));

  mountCached(getCarBrandStats, { tags }, async () => {
    const [stats, decades] = await Promise.all([queries.countCarBrandsBySign(db), queries.countCarBrandsByDecade(db)]);
    return { stats, decades };
  });

  mountCached(getCarBrandCategories, { tags }, async () => ({
    categories: await queries.listCarBrandCategories(db),
  }));
};
