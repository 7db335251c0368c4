import { getCarBrandCategories, getCarBrandStats, listCarBrands } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import type { Routes } from "../mount.ts";
import { pageOf, requireKnown } from "../paging.ts";

const from = { tables: ["car_brands"] } as const;

export const carBrands: Routes = (scope, dependencies) => {
  scope.mountCached(listCarBrands, from, async (query) => {
    const { zodiac, category } = query;
    const { carBrands, totalPages } = await db.listCarBrands(dependencies.db, { ...pageOf(query), zodiac, category });
    if (totalPages === 0) await requireKnown("category", category, () => db.listCarBrandCategories(dependencies.db));
    return { carBrands: carBrands.map(asResponse), totalPages };
  });

  scope.mountCached(getCarBrandCategories, from, async () => ({
    categories: await db.listCarBrandCategories(dependencies.db),
  }));
};

export const carBrandStats: Routes = (scope, dependencies) => {
  scope.mountCached(getCarBrandStats, from, async () => {
    const [stats, decades] = await Promise.all([
      db.countCarBrandsBySign(dependencies.db),
      db.countCarBrandsByDecade(dependencies.db),
    ]);
    return { stats, decades };
  });
};

function asResponse<CarBrand extends { createdAt: Date }>(carBrand: CarBrand) {
  return { ...carBrand, createdAt: carBrand.createdAt.toISOString() };
}
