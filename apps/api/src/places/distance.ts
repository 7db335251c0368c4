interface Point {
  /** In degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth. */
const earthMiles = 3958.8;

/** Returns the distance of two points along the surface, in miles. */
export function milesBetween(a: Point, b: Point): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const [north, east] = [(to - from) / 2, radians(b.longitude - a.longitude) / 2];
  const haversine = Math.sin(north) ** 2 + Math.cos(from) * Math.cos(to) * Math.sin(east) ** 2;
  return 2 * earthMiles * Math.asin(Math.min(1, Math.sqrt(haversine)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
