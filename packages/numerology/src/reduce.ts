/** The end of a reduction: a single digit or a master number. */
export type CoreNumber = SingleDigit | MasterNumber;

/** One of the nine digits that numbers are reduced to. */
export type SingleDigit = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/** A number that is kept and not reduced further. */
export type MasterNumber = 11 | 22 | 33;

/** One addition. The first step of a working may have a single addend: the number that the working starts with. */
export interface Step {
  readonly addends: readonly number[];
  readonly sum: number;
}

/** The additions that lead to a number. There is at least one step; the sum of the last step is the value. */
export interface Working<N extends number = CoreNumber> {
  readonly value: N;
  readonly steps: readonly Step[];
  /** The steps on one line: `1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1`. */
  readonly text: string;
}

/**
 * Adds the numbers, then the digits of the sum, until `isFinal` accepts the sum. The numbers must be whole and their sum
 * greater than 0. A validated date guarantees it.
 */
export function addAndReduce<N extends number>(
  addends: readonly number[],
  isFinal: (sum: number) => sum is N,
): Working<N> {
  let step = add(addends);
  const steps = [step];
  let text = print(step);
  while (!isFinal(step.sum)) {
    step = add(digitsOf(step.sum));
    steps.push(step);
    text += ` → ${print(step)}`;
  }
  return { value: step.sum, steps, text };
}

/**
 * Returns whether a number is 11, 22 or 33.
 *
 * @example
 * isMasterNumber(22); // true
 * isMasterNumber(44); // false
 */
export function isMasterNumber(number: number): number is MasterNumber {
  return number === 11 || number === 22 || number === 33;
}

export function isSingleDigit(number: number): number is SingleDigit {
  return number <= 9;
}

export function isCoreNumber(number: number): number is CoreNumber {
  return isSingleDigit(number) || isMasterNumber(number);
}

/** Returns the digits of a whole number above 0. */
export function digitsOf(number: number): number[] {
  if (number < 10) return [number];
  const ones = number % 10;
  const tens = Math.floor(number / 10);
  if (number < 100) return [tens, ones];
  const hundreds = Math.floor(number / 100);
  if (number < 1000) return [hundreds, tens % 10, ones];
  if (number < 10_000) return [Math.floor(number / 1000), hundreds % 10, tens % 10, ones];
  return [...digitsOf(tens), ones];
}

function add(addends: readonly number[]): Step {
  let sum = 0;
  for (const addend of addends) sum += addend;
  return { addends, sum };
}

function print({ addends, sum }: Step): string {
  let text = String(addends[0]);
  if (addends.length === 1) return text;
  for (let i = 1; i < addends.length; i++) text += ` + ${addends[i]}`;
  return `${text} = ${sum}`;
}
