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
 * The state that a key leads to; undefined where the key is not the map's. An arrow leads to the next state on its side,
 * where what lies straight ahead counts as nearer than what lies aside; at the border it stays. Home and End lead to the
 * first and the last by name.
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

/** What lies more aside than ahead comes last, and what lies far more so is no neighbour on that side. */
const farAside = 3;
const farthestAside = 5;
