import { type CivilDate, dayAnimal, relationsBetween, type SignId } from "@zodiac-at-work/zodiac";
import { today } from "../../sign/today.ts";

/** A day whose animal is in harmony with a reader's sign. */
export interface GoodDay {
  readonly day: CivilDate;
  readonly animal: SignId;
}

/**
 * Returns the first day from today on whose animal is in harmony with a sign. There is one within twelve days, because
 * the animals of the days take turns and every sign has harmonies.
 *
 * @param now today, in the reader's time zone
 */
export function nextGoodDay(sign: SignId, now = new Date()): GoodDay | undefined {
  for (let ahead = 0; ahead < 12; ahead++) {
    const day = today(new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead));
    const animal = dayAnimal(day);
    if (!animal.known) continue;
    const relations = relationsBetween(sign, animal.sign);
    if (relations.length > 0 && relations.every(({ kind }) => kind === "harmony")) return { day, animal: animal.sign };
  }
  return undefined;
}
