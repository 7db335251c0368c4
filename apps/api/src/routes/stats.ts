import { getStats } from "@zodiac-at-work/contracts";
import { getTotals } from "@zodiac-at-work/db";
import type { Routes } from "../mount.ts";

export const stats: Routes = ({ mount }, { db }) => {
  mount(getStats, () => getTotals(db));
};
