import { describe, expect, test } from "vitest";
import { fourPillars } from "../signs/pillars.ts";
import { branches, sexagenaryDay, sexagenaryName, sexagenaryYear, stems } from "../signs/sexagenary.ts";
import { growthStage } from "./growth-stages.ts";
import { hiddenStems } from "./hidden-stems.ts";
import { type LuckOptions, luckCycles } from "./luck-cycles.ts";
import { naYin } from "./na-yin.ts";
import { pillarRelations } from "./pillar-relations.ts";
import { readPillars } from "./read-pillars.ts";
import { tenGod } from "./ten-gods.ts";
import { voidBranches } from "./void-branches.ts";

const namesOf = (chinese: string) =>
  chinese.split(" ").map((name) => {
    const found = Array.from({ length: 60 }, (_, i) => sexagenaryName(i + 1)).find((each) => each.chinese === name);
    if (!found) throw new Error(name);
    return found;
  });
const relationsOf = (chinese: string) =>
  pillarRelations(namesOf(chinese)).map(({ id, element, pillars }) => [id, element, ...pillars]);

describe("hiddenStems", () => {
  test("the main stem of a branch has the branch's own element", () => {
    const elements = [
      "water",
      "earth",
      "wood",
      "wood",
      "earth",
      "fire",
      "fire",
      "earth",
      "metal",
      "metal",
      "earth",
      "water",
    ];
    expect(branches.map((branch) => hiddenStems(branch)[0]?.stem.element)).toEqual(elements);
  });

  test("the four branches of the middle of a season hide one stem, horse and pig two, the others three", () => {
    expect(branches.map((branch) => hiddenStems(branch).length)).toEqual([1, 3, 3, 1, 3, 3, 2, 3, 3, 1, 3, 2]);
    expect(hiddenStems("丑").map(({ stem, qi }) => stem.character + qi)).toEqual(["己main", "癸middle", "辛residual"]);
  });
});

describe("tenGod", () => {
  test("is another for each of the ten stems, whatever the day", () => {
    for (const day of stems) expect(new Set(stems.map((stem) => tenGod(day, stem).id)).size).toBe(10);
  });

  test.each([
    ["甲", "甲", "companion"],
    ["甲", "乙", "rob-wealth"],
    ["甲", "丙", "eating-god"],
    ["乙", "丙", "hurting-officer"],
    ["甲", "戊", "indirect-wealth"],
    ["乙", "戊", "direct-wealth"],
    ["甲", "庚", "seven-killings"],
    ["甲", "辛", "direct-officer"],
    ["甲", "壬", "indirect-resource"],
    ["癸", "庚", "direct-resource"],
  ])("to a day of %s, %s is the %s", (day, stem, id) => {
    expect(tenGod(day, stem).id).toBe(id);
  });
});

describe("growthStage", () => {
  test("yang stems are at their peak where yin stems of their element are born to decline", () => {
    expect(stems.map((stem) => branches.find((branch) => growthStage(stem, branch).number === 5)?.character)).toEqual([
      ...["卯", "寅", "午", "巳", "午", "巳", "酉", "申", "子", "亥"],
    ]);
    for (const stem of stems) {
      expect(branches.map((branch) => growthStage(stem, branch).number).toSorted((a, b) => a - b)).toEqual([
        ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
      ]);
    }
  });
});

describe("naYin and voidBranches", () => {
  test("two neighbors share a NaYin, and each element has twelve names", () => {
    const all = Array.from({ length: 60 }, (_, i) => naYin(sexagenaryName(i + 1)));
    expect(all.filter((_, i) => i % 2 === 0)).toEqual(all.filter((_, i) => i % 2 === 1));
    for (const element of ["wood", "fire", "earth", "metal", "water"]) {
      expect(all.filter((each) => each.element === element)).toHaveLength(12);
    }
    expect(naYin(sexagenaryYear(1990))).toEqual({ chinese: "路旁土", english: "Earth by the Road", element: "earth" });
  });

  test("the void branches are those that ten days lack", () => {
    for (let first = 1; first <= 60; first += 10) {
      const ten = Array.from({ length: 10 }, (_, i) => sexagenaryName(first + i));
      const used = new Set(ten.map(({ branch }) => branch.character));
      for (const name of ten) {
        expect(voidBranches(name).map(({ character }) => used.has(character))).toEqual([false, false]);
      }
    }
  });
});

describe("pillarRelations", () => {
  test.each<[string, readonly unknown[]]>([
    [
      "甲子 己丑",
      [
        ["combination", "earth", 0, 1],
        ["liuhe", "earth", 0, 1],
      ],
    ],
    [
      "乙丑 庚午",
      [
        ["combination", "metal", 0, 1],
        ["liuhai", undefined, 0, 1],
      ],
    ],
    [
      "甲寅 庚申",
      [
        ["clash", undefined, 0, 1],
        ["liuchong", undefined, 0, 1],
        ["xing", undefined, 0, 1],
      ],
    ],
    ["戊辰 甲戌", [["liuchong", undefined, 0, 1]]],
    [
      "丁卯 癸酉",
      [
        ["clash", undefined, 0, 1],
        ["liuchong", undefined, 0, 1],
      ],
    ],
    ["甲子 甲子", []],
    ["甲辰 甲辰", [["xing", undefined, 0, 1]]],
  ])("of %s", (pillars, relations) => {
    expect(relationsOf(pillars)).toEqual(relations);
  });

  test("finds a whole trine and a whole season", () => {
    expect(relationsOf("庚申 丙子 戊辰")).toContainEqual(["full-sanhe", "water", 0, 1, 2]);
    expect(relationsOf("庚申 丙子 庚申")).not.toContainEqual(expect.arrayContaining(["full-sanhe"]));
    expect(relationsOf("丁亥 庚子 辛丑")).toContainEqual(["sanhui", "water", 0, 1, 2]);
    expect(relationsOf("丙寅 丁卯 戊辰")).toContainEqual(["sanhui", "wood", 0, 1, 2]);
  });

  test.each(["庚申 丙子 庚午", "庚午 庚申 丙子", "丙子 庚午 庚申"])(
    "two of a trine and another are none: %s",
    (pillars) => {
      expect(relationsOf(pillars).filter(([id]) => id === "full-sanhe")).toEqual([]);
    },
  );

  test.each(["丁亥 庚子 庚午", "庚午 丁亥 庚子", "丁亥 庚午 庚子"])(
    "two of a season and another are none: %s",
    (pillars) => {
      expect(relationsOf(pillars).filter(([id]) => id === "sanhui")).toEqual([]);
    },
  );

  test("names the places of the pillars, however many there are", () => {
    expect(relationsOf("癸酉 庚申 丙子 戊辰").filter(([id]) => id === "full-sanhe")).toEqual([
      ["full-sanhe", "water", 1, 2, 3],
    ]);
    expect(relationsOf("庚申 癸酉 丙子 癸未 戊辰").filter(([id]) => id === "full-sanhe")).toEqual([
      ["full-sanhe", "water", 0, 2, 4],
    ]);
    expect(relationsOf("丙寅 甲子 乙卯 己丑").filter(([id]) => id === "combination" || id === "liuhe")).toEqual([
      ["combination", "earth", 1, 3],
      ["liuhe", "earth", 1, 3],
    ]);
  });

  test("refuses what is not a name", () => {
    expect(() => pillarRelations([sexagenaryDay("2000-01-01"), {} as never])).toThrow(
      expect.objectContaining({ code: "unknown-option" }),
    );
  });
});

describe("readPillars", () => {
  test("reads three pillars without an hour", () => {
    const read = readPillars(fourPillars("1990-01-26"));
    expect(read.dayMaster.character).toBe("辛");
    expect(read.pillars.map(({ name }) => name.chinese)).toEqual(["己巳", "丁丑", "辛卯"]);
    expect(read.pillars.map(({ tenGod: god }) => god?.id)).toEqual(["indirect-resource", "seven-killings", undefined]);
    expect(read.pillars[0]?.hiddenStems.map(({ tenGod: god }) => god.chinese)).toEqual(["正官", "劫财", "正印"]);
  });

  test("reads the hour as the fourth pillar", () => {
    const read = readPillars(fourPillars("2000-02-04", { time: "20:41", zone: "Asia/Shanghai" }));
    expect(read.pillars.map(({ name }) => name.chinese)).toEqual(["庚辰", "戊寅", "壬辰", "庚戌"]);
    expect(read.pillars.map(({ tenGod: god }) => god?.chinese)).toEqual(["偏印", "七杀", undefined, "偏印"]);
  });

  test("refuses a date on which the time decides, and says what to give", () => {
    expect(() => readPillars(fourPillars("2000-02-04"))).toThrow(
      expect.objectContaining({
        code: "malformed-time",
        message: "More than one pillar is possible: give fourPillars the time and the zone of the birth.",
      }),
    );
  });
});

describe("luckCycles", () => {
  const birth: LuckOptions = { time: "12:00", zone: "Asia/Shanghai", sex: "male" };

  test("goes back for a man of a yin year, forward for a woman", () => {
    const [man, woman] = [luckCycles("1990-01-26", birth), luckCycles("1990-01-26", { ...birth, sex: "female" })];
    expect([man.direction, man.term.name, man.start]).toEqual([
      ...["backward", "Minor Cold", { year: 1996, month: 12, day: 3 }],
    ]);
    expect(man.cycles.slice(0, 3).map(({ name }) => name.chinese)).toEqual(["丙子", "乙亥", "甲戌"]);
    expect([woman.direction, woman.term.name]).toEqual(["forward", "Start of Spring"]);
    expect(woman.cycles.slice(0, 3).map(({ name }) => name.chinese)).toEqual(["戊寅", "己卯", "庚辰"]);
  });

  test("cycles follow each other without a gap, ten years each", () => {
    const { cycles, start } = luckCycles("1990-01-26", { ...birth, count: 12 });
    expect(cycles).toHaveLength(12);
    expect(cycles[0]?.from).toEqual(start);
    expect(cycles[0]?.to).toEqual({ year: 2006, month: 12, day: 2 });
    expect(cycles[1]?.from).toEqual({ year: 2006, month: 12, day: 3 });
  });

  test("a birth at the moment of a term begins at age 0 backward", () => {
    const { term } = luckCycles("1990-01-26", birth);
    const at = luckCycles({ epochMilliseconds: term.epochMilliseconds }, { zone: "Asia/Shanghai", sex: "male" });
    expect(at.startAge).toEqual({ years: 0, months: 0, days: 0, hours: 0, minutes: 0 });
  });

  test.each<[string, Partial<Record<keyof LuckOptions, unknown>>, string]>([
    ["no sex", { sex: undefined }, "unknown-option"],
    ["another sex", { sex: "m" }, "unknown-option"],
    ["another method", { method: "sect 1" }, "unknown-option"],
    ["no time", { time: undefined }, "malformed-time"],
    ["no zone", { zone: undefined }, "unknown-option"],
    ["no cycles", { count: 0 }, "out-of-range"],
  ])("refuses %s", (_, other, code) => {
    expect(() => luckCycles("1990-01-26", { ...birth, ...other } as LuckOptions)).toThrow(
      expect.objectContaining({ code }),
    );
  });

  test.each([
    ["1645-01-02", "out-of-range"],
    ["2200-06-01", "out-of-range"],
  ])("refuses %s: the term before or after it may be out of range", (date, code) => {
    expect(() => luckCycles(date, birth)).toThrow(expect.objectContaining({ code }));
  });
});
