import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { apiQuery } from "../../api/client.ts";
import { pageSize } from "../../lists/page-status.ts";
import { readersSign, useReadersSign } from "../../sign/readers-sign.ts";
import { type CarBrandView, listQueryOf } from "./car-brand-view.ts";

export type CarBrand = Of<Api["GET /api/car-brands"], "response">["carBrands"][number];

/** A brand in brief, for the timeline. */
export type BrandInBrief = Of<Api["GET /api/car-brands/timeline"], "response">["carBrands"][number];

/** Loads one page of the car brands. Meanwhile it shows the previous page. */
export function useCarBrands(view: CarBrandView) {
  const reader = useReadersSign();
  return useQuery({ ...carBrandsOf(view, reader), placeholderData: keepPreviousData });
}

/** Loads all brands in brief, by year. */
export function useBrandTimeline() {
  return useQuery({ ...apiQuery("/api/car-brands/timeline"), select: ({ carBrands }) => carBrands });
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
  return (view) => void client.query(carBrandsOf(view, readersSign.get())).catch(() => {});
}

function carBrandsOf(view: CarBrandView, reader: Parameters<typeof listQueryOf>[1]) {
  const { page, category, isActive, search } = view;
  return apiQuery("/api/car-brands", {
    page,
    limit: pageSize,
    ...listQueryOf(view, reader),
    category,
    active: isActive ? "true" : undefined,
    search: search || undefined,
  });
}
