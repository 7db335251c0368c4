type Point = readonly [number, number];

/** A circle inside a shape. */
export interface Room {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * The middle and radius of the largest circle that fits into a shape, to a tenth of a unit or so: where a mark stands
 * best. A crescent's centroid may lie outside it; this point never does.
 *
 * @param rings closed rings of points, holes and islands included, by the even-odd rule.
 * @example
 * roomiestPoint([[[0, 0], [10, 0], [10, 4], [0, 4]]]).radius; // 2
 */
export function roomiestPoint(rings: readonly (readonly Point[])[]): Room {
  const points = rings.flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  let [left, top] = [Math.min(...xs), Math.min(...ys)];
  let size = Math.max(Math.max(...xs) - left, Math.max(...ys) - top);
  let best: Room = { x: left, y: top, radius: Number.NEGATIVE_INFINITY };
  while (size > 0.2) {
    const step = size / steps;
    for (let row = 0; row <= steps; row++) {
      for (let column = 0; column <= steps; column++) {
        const [x, y] = [left + column * step, top + row * step];
        const radius = depthAt([x, y], rings);
        if (radius > best.radius) best = { x, y, radius };
      }
    }
    size = step * 4;
    [left, top] = [best.x - size / 2, best.y - size / 2];
  }
  return best;
}

const steps = 20;

/** The distance to the nearest edge; negative outside. */
function depthAt([x, y]: Point, rings: readonly (readonly Point[])[]): number {
  let inside = false;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (const [index, b] of ring.entries()) {
      const a = ring.at(index - 1) ?? b;
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
      nearest = Math.min(nearest, distanceToEdge([x, y], a, b));
    }
  }
  return inside ? nearest : -nearest;
}

function distanceToEdge([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / length));
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
