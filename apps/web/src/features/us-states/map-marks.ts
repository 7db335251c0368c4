import type { StateOutline } from "./us-map-outlines.ts";

/** The place and size of a state's animal, in the units of the map. */
export interface Mark {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** Whether it is a seal beside the state, at the end of a line. */
  readonly isBeside: boolean;
}

/** The places of the seals of states that are too small for an animal: off the coast. */
const beside: Readonly<Record<string, readonly [number, number]>> = {
  Vermont: [838, 84],
  "New Hampshire": [876, 62],
  Massachusetts: [955, 168],
  "Rhode Island": [955, 204],
  Connecticut: [921, 239],
  "New Jersey": [909, 274],
  Delaware: [901, 312],
  Maryland: [893, 350],
  Hawaii: [413, 572],
};

const sealSize = 32;

/** The ratio of the animal's square to the circle in the state. The animal leaves the corners of its square empty. */
const sizeOfRoom = 1.55;
const largest = 46;

export function markOf({ name, room }: StateOutline): Mark {
  const [x, y] = beside[name] ?? [];
  if (x !== undefined && y !== undefined) return { x, y, size: sealSize, isBeside: true };
  return { x: room.x, y: room.y, size: Math.min(largest, room.radius * sizeOfRoom), isBeside: false };
}
