import polylabel from "polylabel";

/** A closed ring of points. */
type Ring = readonly (readonly [number, number])[];

/** An outer ring, and the rings of its holes. */
type Polygon = readonly Ring[];

export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/**
 * Returns the largest circle inside any of the polygons, to a tenth of a unit. A mark at its center always lies on the
 * shape, unlike a mark at the centroid of a crescent.
 *
 * @example
 * largestCircle([[[[0, 0], [10, 0], [10, 4], [0, 4], [0, 0]]]]).radius; // 2
 */
export function largestCircle(polygons: readonly Polygon[]): Circle {
  const circles = polygons.map((polygon) => {
    const center = polylabel(polygon as [number, number][][], 0.1);
    const [x = 0, y = 0] = center;
    return { x, y, radius: center.distance };
  });
  return circles.reduce((largest, circle) => (circle.radius > largest.radius ? circle : largest));
}
