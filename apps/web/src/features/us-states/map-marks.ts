import type { StateOutline } from "../../lists/us-map-outlines.ts";

/** The place of a state's code, in the units of the map. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  /** Whether the code is in a box beside the state, at the end of a line. */
  readonly isBeside: boolean;
}

/** The box of a code beside its state. */
export const markBox = { width: 34, height: 27 } as const;

/** The places of the boxes of states that are too small for a code: off the coast. */
const beside: Readonly<Record<string, readonly [number, number]>> = {
  Vermont: [832, 84],
  "New Hampshire": [873, 62],
  Massachusetts: [956, 168],
  "Rhode Island": [956, 204],
  Connecticut: [921, 239],
  "New Jersey": [909, 274],
  Delaware: [901, 312],
  Maryland: [893, 350],
  Hawaii: [322, 592],
};

export function markOf({ name, room }: StateOutline): Mark {
  const [x, y] = beside[name] ?? [];
  if (x !== undefined && y !== undefined) return { x, y, isBeside: true };
  return { x: room.x, y: room.y, isBeside: false };
}
