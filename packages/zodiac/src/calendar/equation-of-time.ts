import { deltaTime, nutation, solarLongitude } from "./solar-longitude.ts";

/**
 * Returns the equation of time in minutes: how far true solar time is ahead of mean solar time.
 *
 * Source: Jean Meeus, Astronomical Algorithms, 2nd edition, chapter 28 (formula 28.1), and chapter 22 for the obliquity.
 *
 * @param days from 2000-01-01 12:00 UTC.
 */
export function solarEquationOfTime(days: number): number {
  const centuries = (days + deltaTime(days) / 86400) / 36525;
  const millennia = centuries / 10;
  const meanLongitude = 280.4664567 + 360007.6982779 * millennia + 0.03032028 * millennia ** 2 + millennia ** 3 / 49931;
  const obliquity = radians(
    23.4392911 - 0.0130042 * centuries + (9.2 / 3600) * Math.cos(radians(125.04452 - 1934.136261 * centuries)),
  );
  const longitude = radians(solarLongitude(days));
  const rightAscension = Math.atan2(Math.cos(obliquity) * Math.sin(longitude), Math.cos(longitude)) / radians(1);
  const degrees = meanLongitude - 0.0057183 - rightAscension + (nutation(centuries) / 3600) * Math.cos(obliquity);
  // A full turn is a day; the difference is never more than five degrees.
  return 4 * (degrees - 360 * Math.round(degrees / 360));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
