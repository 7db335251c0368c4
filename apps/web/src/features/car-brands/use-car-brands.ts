import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { apiQuery } from "../../api/client.ts";
import { pageSize } from "../../catalog/page-status.ts";
import type { CarBrandView } from "./car-brand-view.ts";

export type CarBrand = Of<Api["GET /api/car-brands"], "response">["carBrands"][number];

/** Loads one page of the car brands. Meanwhile it shows the previous page. */
export function useCarBrands(view: CarBrandView) {
  return useQuery({ ...carBrandsOf(view), placeholderData: keepPreviousData });
}

export function useCarBrandStats() {
  return useQuery(apiQuery("/api/car-brands/stats"));
}

export function useCarBrandCategories() {
  return useQuery({ ...apiQuery("/api/car-brands/categories"), select: ({ categories }) => categories });
}

/** Loads the data of a link before the reader follows it. */
export function usePrefetchCarBrands(): (view: CarBrandView) => void {
  const client = useQueryClient();
  return (view) => void client.query(carBrandsOf(view)).catch(() => {});
}

function carBrandsOf({ page, zodiac, category }: CarBrandView) {
  return apiQuery("/api/car-brands", { page, limit: pageSize, zodiac, category });
}
