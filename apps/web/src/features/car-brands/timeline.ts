import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** The number of brands of one sign that were founded in the ten years from `decade` on. */
export interface Founded {
  readonly decade: number;
  readonly sign: SignId;
  readonly count: number;
}

export interface Decade {
  readonly decade: number;
  readonly total: number;
  /** In the order of the twelve signs. Signs without a brand are left out. */
  readonly groups: readonly Founded[];
  /** The side of one seal, in pixels. */
  readonly seal: number;
}

/** Decades without a founding, drawn as a break in the axis. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The space for a stack, in pixels. */
export const stackRoom = { width: 54, height: 216 } as const;

/**
 * Returns the decades from the first founding to the last. A single decade without a founding keeps its place. Two or more
 * in a row become a gap, so that one early brand does not squeeze all the others.
 */
export function timelineOf(founded: readonly Founded[]): readonly (Decade | Gap)[] {
  const decades = [...new Set(founded.map(({ decade }) => decade))].sort((a, b) => a - b);
  return decades.flatMap((decade, index) => {
    const missing = (decade - (decades[index - 1] ?? decade - 10)) / 10 - 1;
    const before =
      missing > 1
        ? [{ from: decade - missing * 10, to: decade - 10 }]
        : missing === 1
          ? [stackOf(decade - 10, [])]
          : [];
    return [...before, stackOf(decade, founded)];
  });
}

export function isDecade(entry: Decade | Gap): entry is Decade {
  return "decade" in entry;
}

/**
 * Returns the side of a seal, so that three or more fit in a row and the whole stack fits its space.
 *
 * @example
 * sealSize(36); // 18: twelve rows of three
 * sealSize(37); // 13.5: ten rows of four
 */
export function sealSize(total: number): number {
  const { width, height } = stackRoom;
  let perRow = 3;
  while (Math.ceil(total / perRow) * (width / perRow) > height) perRow++;
  return width / perRow;
}

/**
 * Returns the group that a key moves to, or undefined for any other key. Right and Left move between decades and keep the
 * sign if possible, Up and Down move within a decade, Home and End move to the first and the last decade.
 */
export function groupForKey(key: string, at: Founded, timeline: readonly (Decade | Gap)[]): Founded | undefined {
  const stacks = timeline.filter(isDecade).filter(({ total }) => total > 0);
  const index = stacks.findIndex(({ decade }) => decade === at.decade);
  const groups = stacks[index]?.groups ?? [];
  const place = groups.findIndex(({ sign }) => sign === at.sign);
  if (key === "ArrowUp") return groups[place + 1] ?? at;
  if (key === "ArrowDown") return groups[place - 1] ?? at;
  if (key === "ArrowRight") return nearest(stacks[index + 1], at.sign) ?? at;
  if (key === "ArrowLeft") return nearest(stacks[index - 1], at.sign) ?? at;
  if (key === "Home") return nearest(stacks[0], at.sign);
  if (key === "End") return nearest(stacks.at(-1), at.sign);
  return undefined;
}

function stackOf(decade: number, founded: readonly Founded[]): Decade {
  const groups = founded
    .filter((group) => group.decade === decade && group.count > 0)
    .sort((a, b) => signIds.indexOf(a.sign) - signIds.indexOf(b.sign));
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  return { decade, total, groups, seal: sealSize(total) };
}

/** Returns the group of the sign, or the next one in the order of the twelve, or the last one. */
function nearest(stack: Decade | undefined, sign: SignId): Founded | undefined {
  const order = signIds.indexOf(sign);
  return stack?.groups.find((group) => signIds.indexOf(group.sign) >= order) ?? stack?.groups.at(-1);
}
