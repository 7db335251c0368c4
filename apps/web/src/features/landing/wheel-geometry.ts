/** The wheel is drawn in a square of this many units, about as many pixels at its largest. */
export const wheelSize = 500;
export const ring = { outer: 248, inner: 170, centre: 95 } as const;
export const sealRadius = 209;
export const nameRadius = 133;

const count = 12;
const middle = wheelSize / 2;

/** The point at a distance from the centre, where 0° is the top and degrees go clockwise. */
export function pointAt(degrees: number, radius: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180;
  return { x: round(middle + radius * Math.sin(angle)), y: round(middle - radius * Math.cos(angle)) };
}

/** The degrees at which the middle of a sector stands; the first is at the top. */
export function sectorDegrees(index: number): number {
  return (index * 360) / count;
}

/** The outline of a sector between two radii, drawn in at both sides by so many degrees. */
export function sectorPath(index: number, inner: number, outer: number, inset = 0): string {
  const [from, to] = [sectorDegrees(index - 0.5) + inset, sectorDegrees(index + 0.5) - inset];
  const [a, b, c, d] = [pointAt(from, outer), pointAt(to, outer), pointAt(to, inner), pointAt(from, inner)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}

/** The turn that brings a sector to the top, going the shorter way round from the turn that the wheel has now. */
export function turnTo(index: number, now: number): number {
  const wanted = -sectorDegrees(index);
  const rest = (((wanted - now) % 360) + 360) % 360;
  return now + (rest > 180 ? rest - 360 : rest);
}

/** The style of a turn. There is none for 0°, because the Content-Security-Policy forbids style attributes in HTML. */
export function turnStyle(degrees: number): { rotate: string } | undefined {
  return degrees === 0 ? undefined : { rotate: `${degrees}deg` };
}

/** The sector that a key leads to; undefined where the key is not the wheel's. Right and down go clockwise. */
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
