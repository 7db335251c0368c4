import { type CivilDate, formatDate } from "../src/civil-date.ts";
import { earlyDate, FIRST_YEAR, LAST_YEAR, newYearOf } from "../src/new-year.ts";
import type { SignId } from "../src/signs.ts";
import { signForYear } from "../src/year-cycle.ts";
import type { Peer } from "./peers.ts";

/** How far a peer's New Years are ours. */
export interface Agreement {
  readonly peer: Peer;
  /** The first and last year from 1600 to 2200 for which it answers, and how many. */
  readonly from: number;
  readonly to: number;
  readonly answered: number;
  /** The years in which its sign changes on another day, with that day. */
  readonly differing: readonly { readonly year: number; readonly peers: string; readonly ours: string }[];
}

/** Asks a peer for every year on which day its sign changes. */
export function compare(peer: Peer): Agreement {
  const years: number[] = [];
  const differing: { year: number; peers: string; ours: string }[] = [];
  for (let year = FIRST_YEAR; year <= LAST_YEAR; year++) {
    const day = firstDayBy(peer, year);
    if (day === undefined) continue;
    years.push(year);
    const [peers, ours] = [formatDate(earlyDate(year, day)), formatDate(newYearOf(year))];
    if (peers !== ours) differing.push({ year, peers, ours });
  }
  return { peer, from: years[0] ?? 0, to: years.at(-1) ?? 0, answered: years.length, differing };
}

/** A peer's sign, or undefined if it gives none or throws. */
export function ask(peer: Peer, { year, month, day }: CivilDate): SignId | undefined {
  try {
    return peer.sign(year, month, day);
  } catch {
    return undefined;
  }
}

/** The first day of the year's own sign by halving, between 10 January and 28 February. */
function firstDayBy(peer: Peer, year: number): number | undefined {
  const own = signForYear(year);
  let [before, since] = [10, 59];
  if (ask(peer, earlyDate(year, before)) !== signForYear(year, 1)) return undefined;
  if (ask(peer, earlyDate(year, since)) !== own) return undefined;
  while (since - before > 1) {
    const middle = (before + since) >> 1;
    if (ask(peer, earlyDate(year, middle)) === own) since = middle;
    else before = middle;
  }
  return since;
}
