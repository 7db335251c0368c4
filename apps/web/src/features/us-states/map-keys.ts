interface Place {
  readonly name: string;
  readonly room: { readonly x: number; readonly y: number };
}

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/**
 * Returns the state that a key moves to, or undefined for any other key. An arrow moves to the nearest state in its
 * direction, where a distance to the side counts more, and stays at the border. Home and End move to the first and the last
 * state by name.
 */
export function stateForKey(key: string, from: string, places: readonly Place[]): string | undefined {
  if (key === "Home") return places[0]?.name;
  if (key === "End") return places.at(-1)?.name;
  const direction = directions[key];
  const start = places.find(({ name }) => name === from);
  if (!direction || !start) return undefined;
  let best = { name: from, distance: Number.POSITIVE_INFINITY };
  for (const { name, room } of places) {
    const [dx, dy] = [room.x - start.room.x, room.y - start.room.y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1] + dy * direction[0]);
    const distance = ahead + aside * (aside > ahead ? farAside : 1);
    if (ahead * farthestAside >= aside && ahead > 0 && distance < best.distance) best = { name, distance };
  }
  return best.name;
}

/** The weight of the distance aside for a state that lies more aside than ahead. */
const farAside = 3;
/** A state that lies more aside than this many times ahead is no neighbor in that direction. */
const farthestAside = 5;
