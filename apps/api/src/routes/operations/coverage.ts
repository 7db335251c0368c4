import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import type { Routes } from "../../http/mount.ts";

const checkedWithinMs = 48 * 3_600_000;

/** The companies whose openings can be read, and the well-known ones whose openings can't. */
export const coverage: Routes = ({ mount }, { db }) => {
  mount(contracts.getCoverage, () => queries.getCoverage(db, new Date(Date.now() - checkedWithinMs)));
};
