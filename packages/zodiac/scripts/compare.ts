import { type CivilDate, formatDate } from "../src/calendar/civil-date.ts";
import { earlyDate, FIRST_YEAR, LAST_YEAR, newYearOf } from "../src/calendar/new-year.ts";
import type { SignId } from "../src/signs/signs.ts";
import { signForYear } from "../src/signs/year-cycle.ts";
import type { Peer } from "./peers.ts";

/** How far the New Years of a peer agree with those of this package. */
export interface Agreement {
  readonly peer: Peer;
  /** The first and last supported year from 1600 to 2200, and the number of supported years. */
  readonly from: number;
  readonly to: number;
  readonly answered: number;
  /** The years when the sign of the peer changes on another day, with both days. */
  readonly differing: readonly { readonly year: number; readonly peers: string; readonly ours: string }[];
}

/** Compares the days when the sign of a peer changes with those of this package, for every year. */
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

/** Returns the sign that a peer gives, or undefined if it gives none or throws. */
export function ask(peer: Peer, { year, month, day }: CivilDate): SignId | undefined {
  try {
    return peer.sign(year, month, day);
  } catch {
    return undefined;
  }
}

/** Finds the first day of the year's own sign by bisection, between January 10 and February 28. */
function firstDayBy(peer: Peer, year: number): number | undefined {
  const own = signForYear(year);
  let [before, since] = [10, 59];
  if (ask(peer, earlyDate(year, before)) !== signForYear(year, 1)) return undefined;
  if (ask(peer, earlyDate(year, since)) !== own) return undefined;
  while (since - before > 1) {
    const middle = Math.floor((before + since) / 2);
    if (ask(peer, earlyDate(year, middle)) === own) since = middle;
    else before = middle;
  }
  return since;
}
