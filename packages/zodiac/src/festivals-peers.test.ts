import { CalendarVietnamese } from "date-chinese";
import KoreanLunarCalendar from "korean-lunar-calendar";
import { Solar } from "lunar-typescript";
import { LunarFestival, SolarTerm } from "tyme4ts";
import { expect, test } from "vitest";
import { formatDate } from "./calendar/civil-date.ts";
import { festivals } from "./festivals.ts";

const years = Array.from({ length: 150 }, (_, i) => 1901 + i);

// Its names of the festivals with an own id here.
const tymeNames: Readonly<Record<string, string>> = {
  "new-year": "春节",
  lantern: "元宵节",
  "dragon-head": "龙头节",
  "double-third": "上巳节",
  "clear-bright": "清明节",
  "dragon-boat": "端午节",
  "double-seventh": "七夕节",
  ghost: "中元节",
  "mid-autumn": "中秋节",
  "double-ninth": "重阳节",
  "winter-solstice": "冬至节",
  laba: "腊八节",
  eve: "除夕",
};

test("the festivals of China are on the days of tyme4ts, from 1901 to 2050", () => {
  const theirs = new Set<string>();
  for (let year = 1900; year <= 2050; year++) {
    for (let index = 0; index < 13; index++) {
      const festival = LunarFestival.fromIndex(year, index);
      if (festival) theirs.add(`${festival.getName()} ${festival.getDay().getSolarDay().toString()}`);
    }
  }
  const missing = years.flatMap((year) =>
    festivals(year, "CN").flatMap(({ id, date: { year: y, month, day } }) => {
      const name = tymeNames[id];
      const text = `${name} ${y}年${month}月${day}日`;
      return name === undefined || theirs.has(text) ? [] : [text];
    }),
  );
  expect(missing).toEqual([]);
});

test("New Year, Lantern Festival and others are on the days of lunar-typescript, from 1901 to 2050", () => {
  for (const year of years) {
    for (const { id, date, localName } of festivals(year, "CN")) {
      if (!["new-year", "lantern", "dragon-boat", "mid-autumn", "double-ninth", "laba", "eve"].includes(id)) continue;
      const names = Solar.fromYmd(date.year, date.month, date.day).getLunar().getFestivals();
      expect(names, formatDate(date)).toContain(localName);
    }
  }
});

test("the lunar festivals of Korea are on the days of the Korea Astronomy and Space Science Institute, from 1901 to 2050", () => {
  const peer = new KoreanLunarCalendar();
  for (const year of years) {
    for (const { date, rule } of festivals(year, "KR")) {
      const [, month, day] = /^month (\d+), day (\d+)$/.exec(rule) ?? [];
      if (month === undefined) continue;
      peer.setSolarDate(date.year, date.month, date.day);
      const lunar = peer.getLunarCalendar();
      expect([lunar.month, lunar.day, lunar.intercalation ?? false]).toEqual([Number(month), Number(day), false]);
    }
  }
});

test("the winter solstice and Hansik of Korea follow tyme4ts's moment, shown at 135° east, from 1962 to 2050", () => {
  for (let year = 1962; year <= 2050; year++) {
    // Julian days of UTC+8.
    const solstice = (of: number) => {
      const day = SolarTerm.fromIndex(of, 24).getJulianDay().getDay();
      return Math.floor(day + 1 / 24 + 0.5 - 2_440_588);
    };
    const dayOf = (id: string) => {
      const date = festivals(year, "KR").find((festival) => festival.id === id)?.date;
      return date && Date.UTC(date.year, date.month - 1, date.day) / 86_400_000;
    };
    expect([year, dayOf("winter-solstice"), dayOf("cold-food")]).toEqual([
      year,
      solstice(year),
      solstice(year - 1) + 105,
    ]);
  }
});

test("the lunar festivals of Vietnam are on the days of date-chinese, from 1968 to 2032", () => {
  const peer = new CalendarVietnamese();
  for (let year = 1968; year <= 2032; year++) {
    for (const { date, rule } of festivals(year, "VN")) {
      const [, month, day] = /^month (\d+), day (\d+)$/.exec(rule) ?? [];
      if (month === undefined) continue;
      peer.fromGregorian(date.year, date.month, date.day);
      expect(peer.get().slice(2)).toEqual([Number(month), false, Number(day)]);
    }
  }
});
