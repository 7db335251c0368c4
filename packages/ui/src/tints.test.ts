import { readFile } from "node:fs/promises";
import { signIds } from "@zodiac-at-work/zodiac";
import { type Color, converter, differenceEuclidean, wcagContrast } from "culori";
import { describe, expect, test } from "vitest";
import { onSealColor, sealColors } from "./seals/colors.ts";

type Matrix = readonly (readonly [number, number, number])[];

const normal: Matrix = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/**
 * The matrices simulate the sight of people without one kind of cone, in linear RGB. Source: Machado, Oliveira and
 * Fernandes, "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1.
 */
const protan: Matrix = [
  [0.152286, 1.052583, -0.204868],
  [0.114503, 0.786281, 0.099216],
  [-0.003882, -0.048116, 1.051998],
];
const deutan: Matrix = [
  [0.367322, 0.860646, -0.227968],
  [0.280085, 0.672501, 0.047413],
  [-0.01182, 0.04294, 0.968881],
];
const tritan: Matrix = [
  [1.255528, -0.076749, -0.178779],
  [-0.078411, 0.930809, 0.147602],
  [0.004733, 0.691367, 0.3039],
];

const themes = ["light", "dark"] as const;
const theme = await readFile(new URL("theme.css", import.meta.url), "utf8");

test.each(themes)("the animal has a contrast of 4.5:1 or more on each of the twelve tints, %s", (look) => {
  for (const sign of signIds) {
    expect(wcagContrast(colorOf("on-seal", look), colorOf(`seal-${sign}`, look)), sign).toBeGreaterThanOrEqual(4.5);
  }
});

describe("any two tints differ by at least this much in OKLab", () => {
  test.each([
    { look: "light", sight: "normal", matrix: normal, least: 0.076 },
    { look: "light", sight: "protan", matrix: protan, least: 0.046 },
    { look: "light", sight: "deutan", matrix: deutan, least: 0.049 },
    { look: "light", sight: "tritan", matrix: tritan, least: 0.049 },
    { look: "dark", sight: "normal", matrix: normal, least: 0.069 },
    { look: "dark", sight: "protan", matrix: protan, least: 0.048 },
    { look: "dark", sight: "deutan", matrix: deutan, least: 0.045 },
    { look: "dark", sight: "tritan", matrix: tritan, least: 0.049 },
  ] as const)("$least in the $look theme with $sight sight", ({ look, matrix, least }) => {
    expect(leastDistance(look, matrix)).toBeGreaterThanOrEqual(least);
  });
});

test("the colors for pictures are those of the light theme", () => {
  for (const sign of signIds) expect(sealColors[sign], sign).toBe(colorOf(`seal-${sign}`, "light"));
  expect(onSealColor).toBe(colorOf("on-seal", "light"));
});

function leastDistance(look: (typeof themes)[number], matrix: Matrix): number {
  const distance = differenceEuclidean("oklab");
  const seen = signIds.map((sign) => seenThrough(matrix, colorOf(`seal-${sign}`, look)));
  return Math.min(...seen.flatMap((color, index) => seen.slice(index + 1).map((other) => distance(color, other))));
}

function seenThrough(matrix: Matrix, color: string): Color {
  const linear = converter("lrgb")(color);
  if (!linear) throw new Error(`${color} is not a color`);
  const [r = 0, g = 0, b = 0] = matrix.map(([red, green, blue]) =>
    Math.min(1, Math.max(0, red * linear.r + green * linear.g + blue * linear.b)),
  );
  return { mode: "lrgb", r, g, b };
}

function colorOf(name: string, look: (typeof themes)[number]): string {
  const [, light, dark] = theme.match(new RegExp(`--color-${name}: light-dark\\((#\\w{6}), (#\\w{6})\\);`)) ?? [];
  const color = look === "light" ? light : dark;
  if (!color) throw new Error(`The theme has no ${name}`);
  return color;
}
