import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { type Html, html } from "../../../shared/html.ts";
import { sealAt } from "../../../shared/seals.ts";
import { type Chart, countsOf, labelOf } from "./chart-data.ts";

const size = 440;
const center = size / 2;
/** The count of the longest wedge stands between it and its seal. */
const [inner, outer] = [38, 128];
/** Where the seals stand, and their size. */
const [orbit, sealSize] = [190, 44];
const halfAngle = Math.PI / 15;

/** Draws counts of the twelve signs as wedges of a wheel, with the seals around it. */
export function drawWheel(chart: Chart): Html | undefined {
  const counts = countsOf(chart);
  const signs = chart.rows.flatMap(([name]) => signNamed(name) ?? []);
  if (!counts || signs.length !== counts.length || !isEverySign(signs)) return undefined;
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const spokes = signs.map((sign, i) => {
    const angle = (i * Math.PI) / 6;
    const count = counts[i]?.[1] ?? 0;
    const reach = inner + (count / most) * (outer - inner);
    const [x, y] = at(angle, orbit);
    const [textX, textY] = at(angle, reach + 14);
    return html`<path class="wedge tint-${sign}" d="${wedge(angle, reach)}"/><text class="mark" x="${textX}" y="${textY}" text-anchor="middle" dominant-baseline="central">${String(count)}</text>${sealAt(sign, Number(x), Number(y), sealSize)}`;
  });
  return html`<svg class="chart-wheel" viewBox="0 0 ${String(size)} ${String(size)}" role="img" aria-label="${labelOf(chart)}"><circle class="orbit" cx="${String(center)}" cy="${String(center)}" r="${String(outer)}"/>${spokes}</svg>`;
}

function signNamed(name: string): SignId | undefined {
  return signIds.find((sign) => signById(sign).name === name);
}

function isEverySign(signs: readonly SignId[]): boolean {
  return signs.length === signIds.length && signIds.every((sign) => signs.includes(sign));
}

/** A ring's part around an angle, from the inner circle to `reach`. */
function wedge(angle: number, reach: number): string {
  const [from, to] = [angle - halfAngle, angle + halfAngle];
  const arc = (radius: number, sweep: number, [x, y]: readonly [string, string]) =>
    `A${radius.toFixed(1)} ${radius.toFixed(1)} 0 0 ${sweep} ${x} ${y}`;
  const start = at(from, inner);
  const tip = at(from, reach);
  return `M${start.join(" ")}L${tip.join(" ")}${arc(reach, 1, at(to, reach))}L${at(to, inner).join(" ")}${arc(inner, 0, start)}Z`;
}

/** The place at an angle from the top, clockwise. */
function at(angle: number, radius: number): readonly [x: string, y: string] {
  return [(center + radius * Math.sin(angle)).toFixed(1), (center - radius * Math.cos(angle)).toFixed(1)];
}
