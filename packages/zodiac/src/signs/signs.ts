import { nameValue, refuseOptions, ZodiacRangeError } from "../zodiac-range-error.ts";

/** The five elements (wuxing). */
export type Element = "wood" | "fire" | "earth" | "metal" | "water";

/** Yang and yin alternate through the signs and the years, beginning with the yang rat. */
export type Polarity = "yang" | "yin";

/**
 * The ids of the twelve signs, in the order of the cycle. A bundle that imports only this list contains no `signs`.
 *
 * @example
 * z.enum(signIds); // a zod schema
 */
export const signIds = /* @__PURE__ */ Object.freeze([
  "rat",
  "ox",
  "tiger",
  "rabbit",
  "dragon",
  "snake",
  "horse",
  "goat",
  "monkey",
  "rooster",
  "dog",
  "pig",
] as const);

/** The lower-case English name of one of the twelve signs. */
export type SignId = (typeof signIds)[number];

/** The facts of a sign that are the same in every year. The objects are frozen. */
export interface Sign {
  readonly id: SignId;
  /** English name, `Rat`. */
  readonly name: string;
  readonly emoji: string;
  /** The animal's simplified Chinese character, `鼠`. */
  readonly character: string;
  /** The sign's own element, that of its earthly branch. The element of a year is a different one: see `yearElement`. */
  readonly element: Element;
  readonly polarity: Polarity;
}

/**
 * The twelve signs in the order of the cycle, from rat to pig.
 *
 * @example
 * signs.map((sign) => sign.name).join(" "); // "Rat Ox Tiger …"
 */
export const signs: readonly Sign[] = /* @__PURE__ */ freezeAll([
  { id: "rat", name: "Rat", emoji: "🐀", character: "鼠", element: "water", polarity: "yang" },
  { id: "ox", name: "Ox", emoji: "🐂", character: "牛", element: "earth", polarity: "yin" },
  { id: "tiger", name: "Tiger", emoji: "🐅", character: "虎", element: "wood", polarity: "yang" },
  { id: "rabbit", name: "Rabbit", emoji: "🐇", character: "兔", element: "wood", polarity: "yin" },
  { id: "dragon", name: "Dragon", emoji: "🐉", character: "龙", element: "earth", polarity: "yang" },
  { id: "snake", name: "Snake", emoji: "🐍", character: "蛇", element: "fire", polarity: "yin" },
  { id: "horse", name: "Horse", emoji: "🐎", character: "马", element: "fire", polarity: "yang" },
  { id: "goat", name: "Goat", emoji: "🐐", character: "羊", element: "earth", polarity: "yin" },
  { id: "monkey", name: "Monkey", emoji: "🐒", character: "猴", element: "metal", polarity: "yang" },
  { id: "rooster", name: "Rooster", emoji: "🐓", character: "鸡", element: "metal", polarity: "yin" },
  { id: "dog", name: "Dog", emoji: "🐕", character: "狗", element: "earth", polarity: "yang" },
  { id: "pig", name: "Pig", emoji: "🐖", character: "猪", element: "water", polarity: "yin" },
]);

function freezeAll(list: readonly Sign[]): readonly Sign[] {
  return Object.freeze(list.map((sign) => Object.freeze(sign)));
}

/**
 * Returns the sign with an id.
 *
 * @throws {ZodiacRangeError} `unknown-sign`.
 * @example
 * signById("snake").emoji; // "🐍"
 */
export function signById(id: SignId): Sign;
export function signById(id: SignId, options?: unknown): Sign {
  refuseOptions(options);
  const sign = signs.find((each) => each.id === id);
  if (sign) return sign;
  throw new ZodiacRangeError("unknown-sign", `${nameValue(id)} is not a sign: give one of ${signIds.join(", ")}.`);
}

/**
 * Returns whether a value, such as a part of a URL, is the id of a sign.
 *
 * @example
 * isSignId("goat"); // true
 * isSignId("sheep"); // false
 */
export function isSignId(value: unknown): value is SignId {
  return (signIds as readonly unknown[]).includes(value);
}
