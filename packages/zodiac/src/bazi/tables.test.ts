import { describe, expect, test } from "vitest";
import { sexagenaryName } from "../signs/sexagenary.ts";
import { growthStage } from "./growth-stages.ts";
import { hiddenStems } from "./hidden-stems.ts";
import { type LuckOptions, luckCycles } from "./luck-cycles.ts";
import { naYin } from "./na-yin.ts";
import { pillarRelations } from "./pillar-relations.ts";
import { readPillars } from "./read-pillars.ts";
import { tenGod } from "./ten-gods.ts";
import { voidBranches } from "./void-branches.ts";

const cycle = Array.from({ length: 60 }, (_, index) => sexagenaryName(index + 1));
const nameOf = (chinese: string) => {
  const found = cycle.find((each) => each.chinese === chinese);
  if (!found) throw new Error(chinese);
  return found;
};

test("the twelve growth stages follow each other from the birth of 甲 in 亥", () => {
  const stages = Array.from("亥子丑寅卯辰巳午未申酉戌", (branch) => growthStage("甲", branch));
  expect(stages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(stages.map(({ chinese, pinyin, english }) => `${chinese} ${pinyin} ${english}`)).toEqual([
    "长生 zhǎng-shēng Birth",
    "沐浴 mù-yù Bath",
    "冠带 guān-dài Cap and Belt",
    "临官 lín-guān Office",
    "帝旺 dì-wàng Peak",
    "衰 shuāi Decline",
    "病 bìng Sickness",
    "死 sǐ Death",
    "墓 mù Grave",
    "绝 jué Extinction",
    "胎 tāi Conception",
    "养 yǎng Nurture",
  ]);
});

/** The relations of two pillars whose other halves have none. */
const between = (first: string, second: string) => pillarRelations([nameOf(first), nameOf(second)]);

describe("the relations of stems", () => {
  test.each([
    ["甲子", "己卯", "earth"],
    ["乙丑", "庚寅", "metal"],
    ["丙寅", "辛卯", "water"],
    ["丁卯", "壬申", "wood"],
    ["戊辰", "癸亥", "fire"],
  ])("%s and %s combine to %s", (first, second, element) => {
    for (const found of [between(first, second), between(second, first)]) {
      expect(found.filter(({ of }) => of === "stems")).toEqual([
        { of: "stems", id: "combination", chinese: "五合", english: "Five combinations", pillars: [0, 1], element },
      ]);
    }
  });

  test("four pairs clash, and earth with none", () => {
    const clashes = cycle.slice(0, 10).flatMap((first, index) =>
      cycle.slice(index + 1, 10).flatMap((second) =>
        pillarRelations([first, second])
          .filter(({ of, id }) => of === "stems" && id === "clash")
          .map((found) => {
            expect(found).toEqual({
              ...{ of: "stems", id: "clash", chinese: "相冲", english: "Clash of stems", pillars: [0, 1] },
            });
            return first.stem.character + second.stem.character;
          }),
      ),
    );
    expect(clashes).toEqual(["甲庚", "乙辛", "丙壬", "丁癸"]);
  });
});

describe("the relations of branches", () => {
  test.each([
    ["甲子", "乙丑", "earth"],
    ["丙寅", "乙亥", "wood"],
    ["丁卯", "甲戌", "fire"],
    ["戊辰", "癸酉", "metal"],
    ["己巳", "壬申", "water"],
    ["庚午", "辛未", "earth"],
  ])("%s and %s harmonize to %s", (first, second, element) => {
    const found = between(first, second).find(({ id }) => id === "liuhe");
    expect(found).toMatchObject({ of: "branches", chinese: "六合", pillars: [0, 1], element });
  });

  test.each([
    ["申子辰", "water"],
    ["巳酉丑", "metal"],
    ["寅午戌", "fire"],
    ["亥卯未", "wood"],
  ])("%s are a trine of %s, and two of them half of it", (branches, element) => {
    const names = Array.from(branches, (branch) => cycle.find((name) => name.chinese.endsWith(branch)) ?? cycle[0]);
    const found = pillarRelations(names.filter((name) => name !== undefined));
    expect(found.filter(({ id }) => id === "full-sanhe")).toEqual([
      {
        ...{ of: "branches", id: "full-sanhe", chinese: "三合局", english: "Three harmonies, complete" },
        ...{ pillars: [0, 1, 2], element },
      },
    ]);
    expect(found.filter(({ id }) => id === "sanhe").map((half) => half.element)).toEqual([element, element, element]);
    expect(found.filter(({ id }) => id === "sanhui")).toEqual([]);
  });

  test.each([
    ["亥子丑", "water"],
    ["寅卯辰", "wood"],
    ["巳午未", "fire"],
    ["申酉戌", "metal"],
  ])("%s are the season of %s, also after another pillar", (branches, element) => {
    const names = Array.from(branches, (branch) => cycle.find((name) => name.chinese.endsWith(branch)) ?? cycle[0]);
    const [first, second, third] = names;
    if (!first || !second || !third) throw new Error(branches);
    expect(pillarRelations([first, first, second, third]).filter(({ id }) => id === "sanhui")).toEqual(
      [
        [0, 2, 3],
        [1, 2, 3],
      ].map((pillars) => ({
        ...{ of: "branches", id: "sanhui", chinese: "三会", english: "Three of a season", pillars, element },
      })),
    );
  });
});

describe("a refusal says what to give", () => {
  const birth = { time: "12:00", zone: "Asia/Shanghai", sex: "male" } as const;
  const luck = (options: object) => luckCycles("1990-01-26", { ...birth, ...options } as LuckOptions);

  test.each([
    [() => luck({ sex: "x" }), 'is not a sex: give sex as "male" or "female".'],
    [() => luck({ method: "by-hour" }), 'is not a method: give "by-minute" or "by-double-hour".'],
    [() => luck({ count: 0 }), "Give the count of cycles as a whole number from 1 to 12."],
    [() => luck({ count: 13 }), "Give the count of cycles as a whole number from 1 to 12."],
    [() => ["子"].map((stem) => tenGod("甲", stem)), '"子" is not a heavenly stem'],
    [() => ["甲"].map(tenGod as never), "In a map, write stems.map((stem) => tenGod(dayStem, stem))."],
    [() => ["甲"].map(growthStage as never), "In a map, write branches.map((branch) => growthStage(stem, branch))."],
    [() => pillarRelations("甲子" as never), '"甲子" is not a list: give two to five sexagenary names.'],
    [() => readPillars({} as never), "undefined is not a pillar: give a result of fourPillars or solarPillars."],
    [
      () => naYin(null as never),
      "a sexagenary name: give a result of sexagenaryName, sexagenaryYear or sexagenaryDay.",
    ],
    [() => naYin("甲子" as never), "is not a sexagenary name"],
    [() => naYin({ number: 1.5 } as never), "is not a sexagenary name"],
    [() => naYin({ number: 61 } as never), "is not a sexagenary name"],
    [() => naYin({} as never), "is not a sexagenary name"],
    [() => voidBranches({ number: 0 } as never), "is not a sexagenary name"],
    [() => voidBranches({ number: 2, chinese: "甲子" } as never), "is not a sexagenary name"],
    [() => growthStage("x", "子"), '"x" is not a heavenly stem: give one of 甲, 乙, 丙, 丁, 戊, 己, 庚, 辛, 壬, 癸.'],
    [
      () => growthStage("甲", "x"),
      '"x" is not an earthly branch: give one of 子, 丑, 寅, 卯, 辰, 巳, 午, 未, 申, 酉, 戌, 亥.',
    ],
    [() => hiddenStems(null as never), "null is not an earthly branch"],
  ])("%s", (call, message) => {
    expect(call).toThrow(message);
  });

  test("one cycle and twelve are counts", () => {
    expect(luck({ count: 1 }).cycles.map(({ number }) => number)).toEqual([1]);
    expect(luck({ count: 12 }).cycles.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });
});
