import { getStats } from "@zodiac-at-work/contracts";
import { getTotals } from "@zodiac-at-work/db";
import type { Routes } from "../../http/mount.ts";

export const stats: Routes = ({ mountCached }, { db }) => {
  const tags = ["companies", "jobs", "car_brands", "us_states", "blog_posts"] as const;
  mountCached(getStats, { tags }, () => getTotals(db));
};
