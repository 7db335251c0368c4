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

/**
 * The additions that lead to a number. There is at least one step; the sum of the last step is the value. Readings share the
 * steps that add digits, so these are frozen.
 */
export interface Working<N extends number = CoreNumber> {
  readonly value: N;
  readonly steps: readonly Step[];
  /** The steps on one line: `1 + 26 + 1990 = 2017 → 2 + 0 + 1 + 7 = 10 → 1 + 0 = 1`. */
  readonly text: string;
}

/** Where a reduction ends, and what is known of the numbers that were reduced so. */
export interface Reduction<N extends number> {
  readonly isFinal: (sum: number) => sum is N;
  readonly known: (Working<N> | undefined)[];
}

/** More than the sum of any date or name. An array that grows to a far index at once is slow. */
const mostKnown = 3072;

/** Reduces to a digit or a master number. */
export const toCore: Reduction<CoreNumber> = /* @__PURE__ */ newReduction(isCoreNumber);

/** Reduces to a digit. */
export const toDigit: Reduction<SingleDigit> = /* @__PURE__ */ newReduction(isSingleDigit);

function newReduction<N extends number>(isFinal: (sum: number) => sum is N): Reduction<N> {
  return { isFinal, known: new Array(mostKnown) };
}

/**
 * Adds the digits of a number, until one is left that is final. The number must be whole and greater than 0. The result is
 * frozen: each is made once, because making it takes longer than all else of a reading.
 */
export function reduceNumber<N extends number>(number: number, { isFinal, known }: Reduction<N>): Working<N> {
  const made = known[number];
  if (made) return made;
  let step = newStep([number], number);
  const steps = [step];
  let text = String(number);
  while (!isFinal(step.sum)) {
    const digits = digitsOf(step.sum);
    step = newStep(digits, sumOf(digits));
    steps.push(step);
    text += ` → ${print(digits)} = ${step.sum}`;
  }
  const working = Object.freeze({ value: step.sum, steps: Object.freeze(steps), text });
  known[number] = working;
  return working;
}

/**
 * Adds the numbers, then reduces the sum. The numbers must be whole and their sum greater than 0. A validated date guarantees
 * it.
 */
export function addAndReduce<N extends number>(
  addends: readonly number[],
  reduction: Reduction<N>,
  printed = print(addends),
): Working<N> {
  const sum = sumOf(addends);
  const { value, steps: known, text } = reduceNumber(sum, reduction);
  const steps: Step[] = [{ addends, sum }];
  for (let i = 1; i < known.length; i++) steps.push(known[i] as Step);
  return { value, steps, text: addends.length === 1 ? text : `${printed} = ${text}` };
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

function newStep(addends: readonly number[], sum: number): Step {
  return Object.freeze({ addends: Object.freeze(addends), sum });
}

function sumOf(addends: readonly number[]): number {
  let sum = 0;
  for (const addend of addends) sum += addend;
  return sum;
}

/** Returns the sum of the digits of a number as text, made once: `2 + 0 + 1 + 7`. */
export function printDigits(number: number): string {
  printedDigits[number] ??= print(digitsOf(number));
  return printedDigits[number];
}

const printedDigits: string[] = /* @__PURE__ */ new Array(mostKnown);

/** Takes half the time of `join`. */
function print(addends: readonly number[]): string {
  let text = String(addends[0]);
  for (let i = 1; i < addends.length; i++) text += ` + ${addends[i]}`;
  return text;
}
