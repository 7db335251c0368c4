import type { SignId } from "@zodiac-at-work/zodiac";

/**
 * Returns the id of the `<symbol>` with a sign's animal. The HTML of every page holds the twelve symbols: the
 * animals are not in the scripts, and in no page twice.
 *
 * @example
 * <use href={`#${animalSymbol("rat")}`} width={648} height={648} />
 */
export function animalSymbol(sign: SignId): string {
  return `animal-${sign}`;
}
