import { expect, test } from "vitest";
import { type Founded, groupForKey, isDecade, sealSize, stackRoom, timelineOf } from "./timeline.ts";

const founded: readonly Founded[] = [
  { decade: 1900, sign: "pig", count: 4 },
  { decade: 1900, sign: "rat", count: 2 },
  { decade: 1920, sign: "ox", count: 1 },
  { decade: 1930, sign: "dragon", count: 3 },
  { decade: 1930, sign: "rooster", count: 3 },
];
const timeline = timelineOf(founded);
const group = (decade: number, sign: string) => {
  const found = founded.find((one) => one.decade === decade && one.sign === sign);
  if (!found) throw new Error(`No ${sign} in ${decade}.`);
  return found;
};

test("a decade has its groups in the order of the twelve signs, and their total", () => {
  expect(timeline[0]).toMatchObject({ decade: 1900, total: 6 });
  expect(timeline.filter(isDecade)[0]?.groups.map(({ sign }) => sign)).toEqual(["rat", "pig"]);
});

test("one empty decade keeps its place on the axis", () => {
  expect(timeline.map((entry) => (isDecade(entry) ? [entry.decade, entry.total] : entry))).toEqual([
    [1900, 6],
    [1910, 0],
    [1920, 1],
    [1930, 6],
  ]);
});

test("several empty decades in a row become one gap", () => {
  const early: Founded = { decade: 1810, sign: "horse", count: 1 };
  expect(timelineOf([early, ...founded])[1]).toEqual({ from: 1820, to: 1890 });
  expect(timelineOf([])).toEqual([]);
});

test("every stack fits its space, with the largest possible seals", () => {
  for (let total = 1; total <= 300; total++) {
    const { width, height } = stackRoom;
    const perRow = Math.round(width / sealSize(total));
    expect(Math.ceil(total / perRow) * (width / perRow)).toBeLessThanOrEqual(height);
    if (perRow > 3) expect(Math.ceil(total / (perRow - 1)) * (width / (perRow - 1))).toBeGreaterThan(height);
  }
});

test("Right and Left skip empty decades and keep the sign or the next one", () => {
  expect(groupForKey("ArrowRight", group(1900, "rat"), timeline)).toEqual(group(1920, "ox"));
  expect(groupForKey("ArrowRight", group(1920, "ox"), timeline)).toEqual(group(1930, "dragon"));
  expect(groupForKey("ArrowLeft", group(1930, "rooster"), timeline)).toEqual(group(1920, "ox"));
  expect(groupForKey("ArrowLeft", group(1920, "ox"), timeline)).toEqual(group(1900, "pig"));
});

test("Up and Down move within a decade, and every key stays at an end", () => {
  expect(groupForKey("ArrowUp", group(1930, "dragon"), timeline)).toEqual(group(1930, "rooster"));
  expect(groupForKey("ArrowDown", group(1930, "rooster"), timeline)).toEqual(group(1930, "dragon"));
  for (const key of ["ArrowUp", "ArrowRight"]) {
    expect(groupForKey(key, group(1930, "rooster"), timeline)).toEqual(group(1930, "rooster"));
  }
  for (const key of ["ArrowDown", "ArrowLeft"]) {
    expect(groupForKey(key, group(1900, "rat"), timeline)).toEqual(group(1900, "rat"));
  }
});

test("Home and End move to the first and the last decade, and other keys do nothing", () => {
  expect(groupForKey("End", group(1900, "rat"), timeline)).toEqual(group(1930, "dragon"));
  expect(groupForKey("Home", group(1930, "dragon"), timeline)).toEqual(group(1900, "pig"));
  expect(groupForKey("Tab", group(1900, "rat"), timeline)).toBeUndefined();
});
