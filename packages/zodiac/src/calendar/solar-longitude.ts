import { deltaTimes, longitudeTerms } from "./solar-series.ts";

/**
 * Returns the sun's apparent longitude in degrees. It keeps counting beyond 360° from one year to the next.
 *
 * The longitude of the earth is that of the theory VSOP87. Nutation and aberration have their largest terms, from Jean
 * Meeus, Astronomical Algorithms, 2nd edition, chapters 22 and 25. The sun reaches a longitude within ten seconds of the
 * time that the complete theory gives; see `docs/measurements/accuracy.md`.
 *
 * @param days from 2000-01-01 12:00 UTC.
 * @example
 * solarLongitude(34.028); // 315.0007: Start of Spring, February 4, 2000, 20:40 in Beijing
 */
export function solarLongitude(days: number): number {
  const uniformDays = days + deltaTime(days) / 86400;
  const centuries = uniformDays / 36525;
  return earthLongitude(uniformDays / 365250) + 180 + (nutation(centuries) + aberration(centuries)) / 3600;
}

/**
 * Returns how many times the sun has gone on by 30° from 255° of the year 2000, its solar months. More than 0.06° from their
 * ends, the largest terms decide: what they leave out is less than 0.015° from 1645 to 2200.
 */
export function solarMonthAt(days: number): number {
  // The mean aberration is 0.0057°.
  const rough = (earthLongitude(days / 365250, 9) + 284.9943) / 30;
  const month = Math.floor(rough);
  return Math.abs(rough - month - 0.5) < 0.498 ? month : Math.floor((solarLongitude(days) + 105) / 30);
}

/**
 * Returns the earth's longitude in degrees, referred to the equinox of the date.
 *
 * @param most of the numbers of each list, three a term; the largest terms come first.
 */
function earthLongitude(millennia: number, most = Number.POSITIVE_INFINITY): number {
  let sum = 0;
  for (let power = longitudeTerms.length - 1; power >= 0; power--) {
    const terms = longitudeTerms[power] as readonly number[];
    sum *= millennia;
    const end = Math.min(terms.length, most);
    for (let i = 0; i < end; i += 3) {
      sum += (terms[i] as number) * Math.cos((terms[i + 1] as number) + (terms[i + 2] as number) * millennia);
    }
  }
  return (sum * 1e-8 * 180) / Math.PI;
}

/** Returns the nutation in longitude, in arc seconds. */
export function nutation(centuries: number): number {
  const node = 125.04452 - 1934.136261 * centuries;
  return (
    -17.2 * sine(node) +
    0.21 * sine(2 * node) -
    1.32 * sine(200.933 + 72001.5396 * centuries) -
    0.23 * sine(76.633 + 962534.9626 * centuries) +
    0.143 * sine(sunsAnomaly(centuries))
  );
}

/**
 * Returns the aberration of the sun in arc seconds, with the small difference between VSOP87 and the reference frame of the
 * star catalog FK5.
 */
function aberration(centuries: number): number {
  const distance = 1.00014 - 0.01671 * sine(90 + sunsAnomaly(centuries));
  return -20.4898 / distance - 0.0903;
}

function sunsAnomaly(centuries: number): number {
  return 357.52911 + 35999.05029 * centuries;
}

/**
 * Returns the seconds by which uniform time is ahead of universal time. After 2020, the mean growth of 1975 to 2025 goes
 * on. Nobody knows how the rotation of the earth will change: estimates for 2100 differ by more than a minute.
 */
export function deltaTime(days: number): number {
  const steps = (days / 365.2425 + 360) / 20;
  const last = deltaTimes.length - 1;
  if (steps >= last) return (deltaTimes[last] as number) + (steps - last) * 20 * growthPerYear;
  const step = Math.max(0, Math.floor(steps));
  const [from, to] = [deltaTimes[step] as number, deltaTimes[step + 1] as number];
  return from + (to - from) * (steps - step);
}

/** In seconds. Uniform time was ahead by 45.5 seconds in 1975, by 69.1 seconds in 2025. */
const growthPerYear = 0.47;

function sine(degrees: number): number {
  return Math.sin((degrees * Math.PI) / 180);
}
