import { getCarBrandCategories, getCarBrandStats, listCarBrands } from "@zodiac-at-work/contracts";
import * as db from "@zodiac-at-work/db";
import { pageOf, requireKnown } from "../page-of-list.ts";
import type { Routes } from "../scope.ts";

const from = { tables: ["car_brands"] } as const;

export const carBrands: Routes = (scope, deps) => {
  scope.mountShared(listCarBrands, from, async (query) => {
    const { zodiac, category } = query;
    const { carBrands, totalPages } = await db.listCarBrands(deps.db, { ...pageOf(query), zodiac, category });
    if (totalPages === 0) await requireKnown("category", category, () => db.listCarBrandCategories(deps.db));
    return { carBrands: carBrands.map(asResponse), totalPages };
  });

  scope.mountShared(getCarBrandCategories, from, async () => ({
    categories: await db.listCarBrandCategories(deps.db),
  }));
};

export const carBrandStats: Routes = (scope, deps) => {
  scope.mountShared(getCarBrandStats, from, async () => {
    const [stats, decades] = await Promise.all([db.countCarBrandsBySign(deps.db), db.countCarBrandsByDecade(deps.db)]);
    return { stats, decades };
  });
};

function asResponse<CarBrand extends { createdAt: Date }>(carBrand: CarBrand) {
  return { ...carBrand, createdAt: carBrand.createdAt.toISOString() };
}
