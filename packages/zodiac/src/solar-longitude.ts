/**
 * The sun's apparent longitude in degrees, counted on from turn to turn, so that it only grows.
 *
 * The largest terms of the method of low accuracy of Jean Meeus, Astronomical Algorithms, 2nd edition, chapter 25: mean
 * longitude with the aberration, equation of the centre. From 1645 to 2200 it is at most 0.015° off, which the sun goes in
 * 22 minutes, universal time being taken for uniform time.
 *
 * @param days from 2000-01-01 12:00 UTC.
 * @example
 * solarLongitude(34.028); // 315.006: Start of Spring, 4 February 2000, 20:40 in Beijing
 */
export function solarLongitude(days: number): number {
  const centuries = days / 36525;
  const anomaly = 357.52911 + 35999.05029 * centuries;
  const equationOfCentre = (1.914602 - 0.004817 * centuries) * sine(anomaly) + 0.019993 * sine(2 * anomaly);
  return 280.46077 + 36000.76983 * centuries + equationOfCentre;
}

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
