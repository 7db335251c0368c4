import { type SignId, signIds } from "@zodiac-at-work/zodiac";

/** How many brands of one sign were founded in the ten years from `decade` on. */
export interface Founded {
  readonly decade: number;
  readonly sign: SignId;
  readonly count: number;
}

export interface Decade {
  readonly decade: number;
  readonly total: number;
  /** In the order of the twelve; those without a brand are left out. */
  readonly groups: readonly Founded[];
  /** The side of one seal, in pixels. */
  readonly seal: number;
}

/** Decades in which nothing was founded, drawn as a break in the axis. */
export interface Gap {
  readonly from: number;
  readonly to: number;
}

/** The room of a stack, in pixels. */
export const stackRoom = { width: 54, height: 216 } as const;

/**
 * The decades from the first founding to the last. One without a founding keeps its place; two and more in a row become
 * a gap, so that a single early brand does not push all the others together.
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
 * Three seals in a row, or as many more as it takes for the stack to fit: dense decades scale down.
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
 * The group that a key leads to; undefined where the key is not the timeline's. Right and left go through the decades
 * and stay with the sign where they can, up and down go through a decade, Home and End to the first and the last one.
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

/** The sign's own group, or the next in the order of the twelve, or the last. */
function nearest(stack: Decade | undefined, sign: SignId): Founded | undefined {
  const order = signIds.indexOf(sign);
  return stack?.groups.find((group) => signIds.indexOf(group.sign) >= order) ?? stack?.groups.at(-1);
}
