/** The result of a test against chance. */
export interface ChanceTest {
  /** How likely chance alone gives counts at least this uneven, from 0 to 1. */
  readonly p: number;
  readonly expected: number;
}

/** Below this probability, a result counts as more than chance. */
export const significance = 0.05;

/**
 * Tests one count against a probability: the two-sided exact binomial test, which adds up all outcomes that are no
 * likelier than the observed one.
 *
 * @example
 * binomialTest(85, 915, 1 / 12); // { p: 0.29…, expected: 76.25 }
 */
export function binomialTest(count: number, total: number, probability: number): ChanceTest {
  const chanceOf = (k: number) =>
    Math.exp(
      logFactorial(total) -
        logFactorial(k) -
        logFactorial(total - k) +
        k * Math.log(probability) +
        (total - k) * Math.log1p(-probability),
    );
  const observed = chanceOf(count) * (1 + 1e-9);
  let p = 0;
  for (let k = 0; k <= total; k++) {
    const chance = chanceOf(k);
    if (chance <= observed) p += chance;
  }
  return { p: Math.min(1, p), expected: total * probability };
}

/**
 * Tests counts against equal shares: the chi-squared test of goodness of fit.
 *
 * @example
 * evennessTest([10, 10, 10]); // { p: 1, expected: 10 }
 */
export function evennessTest(counts: readonly number[]): ChanceTest {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const statistic = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { p: upperGamma((counts.length - 1) / 2, statistic / 2), expected };
}

const logFactorials: number[] = [0];

function logFactorial(n: number): number {
  for (let i = logFactorials.length; i <= n; i++) logFactorials.push((logFactorials[i - 1] as number) + Math.log(i));
  return logFactorials[n] as number;
}

/** The regularized upper incomplete gamma function, by the series of the lower one. `a` is a multiple of one half. */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  let term = 1 / a;
  let sum = term;
  for (let n = 1; n < 10_000 && term > sum * 1e-15; n++) {
    term *= x / (a + n);
    sum += term;
  }
  return Math.max(0, 1 - sum * Math.exp(a * Math.log(x) - x - logGammaOfHalves(a)));
}

/** The logarithm of the gamma function for whole numbers and halves. */
function logGammaOfHalves(a: number): number {
  let log = Number.isInteger(a) ? 0 : Math.log(Math.PI) / 2;
  for (let k = Number.isInteger(a) ? 1 : 0.5; k < a; k++) log += Math.log(k);
  return log;
}
