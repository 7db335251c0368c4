/**
 * Returns the sun's apparent longitude in degrees. It keeps counting beyond 360° from one year to the next.
 *
 * The formula uses the largest terms of the low-accuracy method in Jean Meeus, Astronomical Algorithms, 2nd edition,
 * chapter 25: mean longitude with aberration, and the equation of the center. It treats universal time as uniform time.
 * From 1645 to 2200 the error is at most 0.015°, which the sun covers in 22 minutes.
 *
 * @param days from 2000-01-01 12:00 UTC.
 * @example
 * solarLongitude(34.028); // 315.006: Start of Spring, February 4, 2000, 20:40 in Beijing
 */
export function solarLongitude(days: number): number {
  const centuries = days / 36525;
  const anomaly = 357.52911 + 35999.05029 * centuries;
  const equationOfCenter = (1.914602 - 0.004817 * centuries) * sine(anomaly) + 0.019993 * sine(2 * anomaly);
  return 280.46077 + 36000.76983 * centuries + equationOfCenter;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
