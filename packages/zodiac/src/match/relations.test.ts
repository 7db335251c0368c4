import { describe, expect, test } from "vitest";
import { type Element, type SignId, signs } from "../signs/signs.ts";
import { ZodiacRangeError } from "../zodiac-range-error.ts";
import { elementRelation, type RelationId, relationsBetween } from "./relations.ts";

const ids = signs.map((sign) => sign.id);

/** Every pair of every relation, copied by hand from the classical lists, the earlier sign first. */
const tables: Record<RelationId, string> = {
  liuhe: "rat-ox tiger-pig rabbit-dog dragon-rooster snake-monkey horse-goat",
  sanhe:
    "rat-dragon rat-monkey dragon-monkey ox-snake ox-rooster snake-rooster " +
    "tiger-horse tiger-dog horse-dog rabbit-goat rabbit-pig goat-pig",
  liuchong: "rat-horse ox-goat tiger-monkey rabbit-rooster dragon-dog snake-pig",
  liuhai: "rat-goat ox-horse tiger-snake rabbit-dragon monkey-pig rooster-dog",
  xing:
    "rat-rabbit tiger-snake tiger-monkey snake-monkey ox-goat ox-dog goat-dog " +
    "dragon-dragon horse-horse rooster-rooster pig-pig",
  po: "rat-rooster ox-dragon tiger-pig rabbit-horse snake-monkey goat-dog",
};

describe("relationsBetween", () => {
  test.each(Object.entries(tables))("finds exactly the classical pairs of %s", (id, table) => {
    const found = pairs().filter(([a, b]) => relationsBetween(a, b).some((relation) => relation.id === id));
    expect(found.map((pair) => pair.join("-")).sort()).toEqual(table.split(" ").sort());
  });

  test("names each relation in English and Chinese and marks it as harmony or tension", () => {
    const every = pairs().flatMap(([a, b]) => relationsBetween(a, b));
    const kinds = new Set(every.map(({ id, name, chinese, kind }) => [id, name, chinese, kind].join(", ")));
    expect([...kinds].sort()).toEqual([
      "liuchong, Six clashes, 六冲, tension",
      "liuhai, Six harms, 六害, tension",
      "liuhe, Six harmonies, 六合, harmony",
      "po, Six breaks, 六破, tension",
      "sanhe, Three harmonies, 三合, harmony",
      "xing, Punishment, 刑, tension",
    ]);
  });

  test.each<[SignId, SignId, RelationId[]]>([
    ["snake", "monkey", ["liuhe", "xing", "po"]],
    ["tiger", "pig", ["liuhe", "po"]],
    ["tiger", "snake", ["liuhai", "xing"]],
    ["tiger", "monkey", ["liuchong", "xing"]],
    ["ox", "goat", ["liuchong", "xing"]],
    ["goat", "dog", ["xing", "po"]],
    ["rat", "tiger", []],
    ["rat", "rat", []],
  ])("lists the relations of %s and %s in their fixed order", (a, b, expected) => {
    expect(relationsBetween(a, b).map((relation) => relation.id)).toEqual(expected);
  });

  test.each<[SignId, SignId, string]>([
    [
      "ox",
      "rat",
      "Rat and Ox are one of the six harmonies: each supplies what the other lacks, which makes a close working pair.",
    ],
    [
      "horse",
      "rat",
      "Rat and Horse face each other across the circle, one of the six clashes: they pull in opposite directions, so agree early on who decides.",
    ],
    [
      "goat",
      "rat",
      "Rat and Goat are one of the six harms, since each clashes with the other's partner in harmony: friction comes sideways, so ask before you assume.",
    ],
    [
      "rooster",
      "rat",
      "Rat and Rooster are one of the six breaks, the mildest tension: their agreements come loose, so confirm them.",
    ],
    ["rabbit", "rat", "Rat and Rabbit share the uncivil punishment: manners slip, so courtesy is worth the effort."],
    [
      "dog",
      "ox",
      "Ox and Dog share the bullying punishment: each leans on its position, so divide responsibilities beforehand.",
    ],
    ["pig", "pig", "Pig meets itself in a self-punishment: two of a kind double their faults, so get a third view."],
  ])("explains the relation of %s and %s, naming the earlier sign of the cycle first", (a, b, sentence) => {
    expect(relationsBetween(a, b).map((relation) => relation.explanation)).toEqual([sentence]);
  });

  test.each<[SignId, SignId]>([
    ["tiger", "snake"],
    ["tiger", "monkey"],
    ["snake", "monkey"],
  ])("calls the punishment of %s and %s ungrateful", (a, b) => {
    const punishment = relationsBetween(a, b).find((relation) => relation.id === "xing");
    expect(punishment?.explanation).toMatch(
      / share the ungrateful punishment: favors get forgotten, so keep a list\.$/,
    );
  });

  test.each([
    ["rat", "dragon", "Rat and Dragon", "water", "Monkey"],
    ["monkey", "dragon", "Dragon and Monkey", "water", "Rat"],
    ["ox", "snake", "Ox and Snake", "metal", "Rooster"],
    ["rooster", "ox", "Ox and Rooster", "metal", "Snake"],
    ["tiger", "dog", "Tiger and Dog", "fire", "Horse"],
    ["horse", "dog", "Horse and Dog", "fire", "Tiger"],
    ["rabbit", "goat", "Rabbit and Goat", "wood", "Pig"],
    ["pig", "goat", "Goat and Pig", "wood", "Rabbit"],
  ] as [SignId, SignId, string, Element, string][])(
    "names the element and the third sign of the trine of %s and %s",
    (a, b, both, element, third) => {
      const trine = relationsBetween(a, b).find((relation) => relation.id === "sanhe");
      expect(trine?.explanation).toBe(
        `${both} belong to the three harmonies of ${element}, with ${third} as the third: all three want the same result.`,
      );
    },
  );

  test("returns the same result in both directions", () => {
    for (const [a, b] of pairs()) expect(relationsBetween(b, a)).toEqual(relationsBetween(a, b));
  });

  test("returns a new array each time, which the caller may change", () => {
    relationsBetween("rat", "ox").pop();
    expect(relationsBetween("rat", "ox")).toHaveLength(1);
  });

  test("finds only a self-punishment between a sign and itself", () => {
    for (const id of ids) {
      expect(relationsBetween(id, id).every((relation) => relation.id === "xing")).toBe(true);
    }
  });

  test("derives each harm from harmony and clash: the sign that harms another clashes with its harmony partner", () => {
    for (const id of ids) {
      const [partner] = partnersOf(id, "liuhe");
      expect(partnersOf(id, "liuhai")).toEqual(partnersOf(partner as SignId, "liuchong"));
    }
  });

  test("refuses an unknown sign in either position", () => {
    expect(() => relationsBetween("cat" as SignId, "rat")).toThrow(ZodiacRangeError);
    expect(() => relationsBetween("rat", "cat" as SignId)).toThrow(ZodiacRangeError);
  });
});

describe("elementRelation", () => {
  test.each<[Element, string]>([
    ["wood", "same generates controls controlled-by generated-by"],
    ["fire", "generated-by same generates controls controlled-by"],
    ["earth", "controlled-by generated-by same generates controls"],
    ["metal", "controls controlled-by generated-by same generates"],
    ["water", "generates controls controlled-by generated-by same"],
  ])("returns the relation of %s to wood, fire, earth, metal and water", (from, row) => {
    const to: Element[] = ["wood", "fire", "earth", "metal", "water"];
    expect(to.map((element) => elementRelation(from, element))).toEqual(row.split(" "));
  });
});

function pairs(): [SignId, SignId][] {
  return ids.flatMap((a, i) => ids.slice(i).map((b): [SignId, SignId] => [a, b]));
}

function partnersOf(id: SignId, relation: RelationId): SignId[] {
  return ids.filter((other) => relationsBetween(id, other).some((each) => each.id === relation));
}
