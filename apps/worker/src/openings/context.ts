import type { Db } from "@zodiac-at-work/db";
import type { Clock } from "./clock.ts";
import type { Fetcher } from "./fetch/fetcher.ts";

/** What the checks of sources need. */
export interface OpeningsContext {
  db: Db;
  fetcher: Fetcher;
  clock: Clock;
  /** Whether the openings are invented, because the fetcher asks the local stand-in. */
  isSample: boolean;
}
