/** The side of the drawing, in units of about one pixel at the largest size. */
export const wheelSize = 500;
export const ring = { outer: 248, inner: 170, center: 95 } as const;
export const sealRadius = 209;
export const nameRadius = 133;

const count = 12;
const middle = wheelSize / 2;

/** Returns the point at a distance from the center. 0° is the top, and degrees increase clockwise. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(middle + radius * Math.sin(angle)), y: round(middle - radius * Math.cos(angle)) };
}

/** Returns the angle of the middle of a sector. The first sector is at the top. */
export function sectorDegrees(index: number): number {
  return (index * 360) / count;
}

/** Returns the outline of a sector between two radii, narrowed by `inset` degrees on both sides. */
export function sectorPath(index: number, inner: number, outer: number, inset = 0): string {
  const [from, to] = [sectorDegrees(index - 0.5) + inset, sectorDegrees(index + 0.5) - inset];
  const [a, b, c, d] = [pointAt(from, outer), pointAt(to, outer), pointAt(to, inner), pointAt(from, inner)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** Returns the turn that brings a sector to the top, the shorter way around from the current turn. */
export function turnTo(index: number, now: number): number {
  const wanted = -sectorDegrees(index);
  const rest = (((wanted - now) % 360) + 360) % 360;
  return now + (rest > 180 ? rest - 360 : rest);
}

/** Returns the style of a turn. 0° has none, because the Content-Security-Policy forbids style attributes in HTML. */
export function turnStyle(degrees: number): { rotate: string } | undefined {
  return degrees === 0 ? undefined : { rotate: `${degrees}deg` };
}

/** Returns the sector that a key moves to, or undefined for any other key. Right and Down move clockwise. */
export function sectorForKey(key: string, index: number): number | undefined {
  if (key === "ArrowRight" || key === "ArrowDown") return (index + 1) % count;
  if (key === "ArrowLeft" || key === "ArrowUp") return (index + count - 1) % count;
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  return undefined;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
