import { readNumerology } from "@zodiac-at-work/numerology";
import { birthIn } from "./date-facts.ts";
import { checked, type FactCheck } from "./fact-check.ts";

/** Checks the sums of a block, and the life path that it draws from them. */
export function checkWorkings(text: string): FactCheck[] {
  const found: FactCheck[] = [];
  const birth = birthIn(text);
  const reading = birth && readNumerology(birth);
  const workings = reading ? [reading.lifePath, ...reading.otherMethods] : [];
  for (const [working] of text.matchAll(/\d+(?: \+ \d+)+ = \d+(?: → \d+(?: \+ \d+)+ = \d+)*/g)) {
    const right = working.split(" → ").every(addsUp);
    const known = reading === undefined || workings.some((each) => each.text.includes(working));
    found.push(
      checked(
        "working",
        working,
        right && known,
        right ? "this is not the sum of that birth date." : "the sum is wrong.",
      ),
    );
  }
  for (const [phrase, number = ""] of text.matchAll(/\b[Ll]ife path (?:number )?(\d+)/g)) {
    const exists = /^(?:[1-9]|11|22|33)$/.test(number);
    const right = exists && (reading === undefined || workings.some(({ value }) => value === Number(number)));
    found.push(
      checked(
        "lifePath",
        phrase,
        right,
        exists ? `the birth date has life path ${reading?.lifePath.value}.` : "there is no such life path.",
      ),
    );
  }
  return found;
}

function addsUp(step: string): boolean {
  const [sum = "", total] = step.split(" = ");
  return sum.split(" + ").reduce((result, addend) => result + Number(addend), 0) === Number(total);
}
