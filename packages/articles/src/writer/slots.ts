/** The slots that the texts may use, `{S}` or `{giftA}`. A text or a value with another name is a type error. */
export type SlotName =
  | SignSlot
  | PortraitSlot
  | PairSlot
  | `${PortraitSlot}${"A" | "B"}`
  | ElementSlot
  | YearSlot
  | DateSlot
  | PathSlot
  | PlaceSlot
  | JobSlot
  | TopicSlot;

/** The values of slots. Of several values, each text that uses the slot takes the next one. */
export type Slots<Name extends SlotName = never> = Readonly<Partial<Record<SlotName, SlotValue>>> &
  Readonly<Record<Name, SlotValue>>;

type SlotValue = string | readonly string[];

/** The names of the slots in a text, `"S" | "gift"` of `"The {S} has {gift}."`. */
export type SlotsIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | SlotsIn<Rest>
  : never;

/** Any value, unless a text uses a slot that does not exist. The error then shows the name of the slot. */
export type KnownSlots<Text extends string> = [Exclude<SlotsIn<Text>, SlotName>] extends [never]
  ? unknown
  : { readonly unknownSlot: Exclude<SlotsIn<Text>, SlotName> };

/** A sign: its name, the name with its article, the plural, its element and its polarity. */
export type SignSlot = "S" | "aS" | "Ss" | "e" | "E" | "pol";

/** A sign's character, see `portraitSlots`. In articles on a pair these end in `A` and `B`. */
export type PortraitSlot =
  | SignSlot
  | "role"
  | "gift"
  | "gift2"
  | "gift3"
  | "trap"
  | "trap2"
  | "Trap"
  | "remedy"
  | "remedy2"
  | "Remedy"
  | "image"
  | "habit";

/** Two signs: names, names with articles, plurals and elements of the first and the second. */
export type PairSlot = "A" | "aA" | "As" | "x" | "X" | "B" | "aB" | "Bs" | "y" | "Y";

/** An element and its neighbors in the two cycles. */
type ElementSlot = "el" | "El" | "feeds" | "Feeds" | "fed" | "Fed" | "checks" | "Checks" | "checked" | "Checked";

/** A zodiac year, its animal and the years around it. */
type YearSlot =
  | "year"
  | "name"
  | "aName"
  | "names"
  | "yearImage"
  | "yearHabit"
  | "from"
  | "to"
  | "days"
  | "before"
  | "beforeSign"
  | "chinese"
  | "place"
  | "twin"
  | "heir"
  | "host"
  | "hostGift"
  | "hostTrap"
  | "next"
  | "last";

/** A birth date beside a New Year. */
type DateSlot = "date" | "newYear" | "old" | "aNewYear" | "aOldYear" | "zyear" | "aYear";

/** A life path and its working. */
type PathSlot = "n" | "N" | "aN" | "Ns" | "theme" | "number" | "working" | "digits" | "base" | "giftLine";

/** A company or a US state. */
type PlaceSlot = "company" | "kind" | "aKind" | "state" | "aState" | "city" | "capital" | "nick" | "pair";

type JobSlot = "job" | "Job" | "aJob" | "why" | "jobA" | "jobB" | "one" | "two" | "whyOne" | "whyTwo";

/** Values of one topic or section alone. */
type TopicSlot =
  | "best"
  | "bestGift"
  | "second"
  | "secondGift"
  | "first"
  | "third"
  | "fourth"
  | "label"
  | "list"
  | "moment"
  | "mood"
  | "nextName"
  | "nextFrom"
  | "aNext"
  | "recent"
  | "related"
  | "sample"
  | "score"
  | "sum"
  | "verdict";
