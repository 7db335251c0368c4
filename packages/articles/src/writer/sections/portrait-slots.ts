import { type SignId, signById } from "@zodiac-at-work/zodiac";
import type { Chance } from "../chance.ts";
import { elementContent } from "../content/element-content.ts";
import { signContent } from "../content/sign-content.ts";
import type { PortraitSlot, Slots } from "../slots.ts";
import { capital, pairSlots, signSlots } from "../words.ts";

/**
 * Returns the slots of a sign with its strengths (`gift`, `gift2`), its risks (`trap`, `trap2`), what helps against each
 * (`remedy`, `remedy2`) and its `role`. Each text takes the next of the three.
 */
export function portraitSlots(chance: Chance, sign: SignId): Slots<PortraitSlot> {
  const { gifts, traps, remedies, role } = signContent[sign];
  const shuffled = chance.shuffle(gifts);
  const order = chance.shuffle([0, 1, 2]);
  const element = elementContent[signById(sign).element];
  return {
    ...signSlots(sign),
    role,
    gift: shuffled,
    gift2: shifted(shuffled, 1),
    gift3: shifted(shuffled, 2),
    trap: order.map((i) => traps[i] as string),
    trap2: shifted(order, 1).map((i) => traps[i] as string),
    Trap: order.map((i) => capital(traps[i] as string)),
    remedy: order.map((i) => remedies[i] as string),
    remedy2: shifted(order, 1).map((i) => remedies[i] as string),
    Remedy: order.map((i) => capital(remedies[i] as string)),
    image: element.image,
    habit: element.habit,
  };
}

function shifted<T>(items: readonly T[], by: number): T[] {
  return [...items.slice(by), ...items.slice(0, by)];
}

/** Returns the slots of two signs; those of `portraitSlots` end in `A` and `B`. */
export function portraitPairSlots(chance: Chance, a: SignId, b: SignId): Slots {
  const named = (slots: Slots, letter: string) =>
    Object.fromEntries(Object.entries(slots).map(([name, value]) => [`${name}${letter}`, value]));
  return { ...pairSlots(a, b), ...named(portraitSlots(chance, a), "A"), ...named(portraitSlots(chance, b), "B") };
}
