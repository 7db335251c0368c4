/**
 * Returns an outline with fewer points and relative steps. Neighbors keep their common border, because both round the same
 * points. Rings that become a point or a line are left out.
 *
 * @param coarseness how many units of the map become one
 */
export function coarseOutline(outline: string, coarseness: number): string {
  return outline
    .split("Z")
    .map((ring) =>
      ring
        .slice(1)
        .split("L")
        .map((text) => coarsePoint(text, coarseness)),
    )
    .map((points) => points.filter(([x, y], place) => x !== points[place - 1]?.[0] || y !== points[place - 1]?.[1]))
    .filter((points) => points.length > 3)
    .map(ringPath)
    .join("");
}

function coarsePoint(text: string, coarseness: number): readonly [number, number] {
  const [x = 0, y = 0] = text.split(",").map((part) => Math.round(Number(part) / coarseness));
  return [x, y];
}

function ringPath(points: readonly (readonly [number, number])[]): string {
  const [[x, y] = [0, 0]] = points;
  const steps: [number, number][] = [];
  for (const [place, [toX, toY]] of points.slice(1).entries()) {
    const [fromX, fromY] = points[place] ?? [0, 0];
    const [dx, dy] = [toX - fromX, toY - fromY];
    const last = steps.at(-1);
    // A step in the same direction makes the last one longer.
    if (last && last[0] * dy === last[1] * dx && last[0] * dx + last[1] * dy > 0) {
      last[0] += dx;
      last[1] += dy;
    } else steps.push([dx, dy]);
  }
  return `M${x} ${y}l${steps.flat().join(" ").replaceAll(" -", "-")}z`;
}
