import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import type { Routes } from "../../http/mount.ts";

/** The sizes of the tables, and what the worker removes when it is old. */
export const storage: Routes = ({ mount }, { db, config }) => {
  mount(contracts.getStorage, async () => {
    const [tables, retention] = await Promise.all([
      queries.listTableSizes(db),
      queries.listRetention(db, config.retention, new Date()),
    ]);
    return {
      tables,
      retention: retention.map(({ oldestAt, tables: of, ...state }) => ({
        ...state,
        tables: [...of],
        oldestAt: oldestAt?.toISOString() ?? null,
      })),
    };
  });
};
