import { mapShapesSize, stateShapes } from "@zodiac-at-work/ui/us-map-shapes";
import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { type Html, html } from "../../../shared/html.ts";
import { smallSeal } from "../../../shared/seals.ts";
import { type Chart, countsOf, labelOf } from "./chart-data.ts";

/** A class of states that share a fill. */
interface Shade {
  readonly className: string;
  readonly label: Html;
  readonly states: readonly string[];
}

/** Draws US states as a map: in the tints of their signs, or darker the higher their counts. */
export function drawMap(chart: Chart): Html | undefined {
  if (chart.rows.length < 10 || !chart.rows.every(([name]) => Object.hasOwn(stateShapes, name))) return undefined;
  const shades = signShades(chart) ?? countShades(chart);
  if (!shades) return undefined;
  const named = new Set(chart.rows.map(([name]) => name));
  const empty = pathOf(Object.keys(stateShapes).filter((name) => !named.has(name)));
  const { width, height } = mapShapesSize;
  const paths = shades.map(({ className, states }) => html`<path class="${className}" d="${pathOf(states)}"/>`);
  return html`<svg class="chart-map" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${labelOf(chart)}">${empty && html`<path class="shade-0" d="${empty}"/>`}${paths}</svg>
<ul class="chart-legend">${shades.map(({ label }) => html`<li>${label}</li>`)}</ul>`;
}

function pathOf(states: readonly string[]): string {
  return states.map((name) => stateShapes[name] ?? "").join("");
}

function signShades({ rows }: Chart): Shade[] | undefined {
  const signs = rows.map(([, value]) => signIds.find((sign) => signById(sign).name === value));
  if (!signs.every((sign): sign is SignId => sign !== undefined)) return undefined;
  return signIds
    .map((sign) => ({ sign, states: rows.filter((_, i) => signs[i] === sign).map(([name]) => name) }))
    .filter(({ states }) => states.length > 0)
    .map(({ sign, states }) => ({
      className: `tinted tint-${sign}`,
      label: html`${smallSeal(sign)}<span>${signById(sign).name} <b>${String(states.length)}</b></span>`,
      states,
    }));
}

const mostShades = 4;

/** Divides the counts above 0 into classes with about as many states each. Equal counts share a class. */
function countShades(chart: Chart): Shade[] | undefined {
  const counts = countsOf(chart);
  if (!counts) return undefined;
  const ranked = counts.filter(([, count]) => count > 0).toSorted((a, b) => a[1] - b[1]);
  const classOf = (count: number) =>
    Math.floor((ranked.findIndex((each) => each[1] === count) / ranked.length) * mostShades) + 1;
  return Array.from({ length: mostShades }, (_, i) => ranked.filter(([, count]) => classOf(count) === i + 1))
    .map((states, i) => ({ states, className: `shade-${i + 1}` }))
    .filter(({ states }) => states.length > 0)
    .map(({ states, className }) => {
      const [low, high] = [states[0]?.[1], states.at(-1)?.[1]];
      const range = low === high ? String(low) : `${low} to ${high}`;
      return {
        className,
        label: html`<span class="swatch ${className}" aria-hidden="true"></span><span>${range}</span>`,
        states: states.map(([name]) => name),
      };
    });
}
