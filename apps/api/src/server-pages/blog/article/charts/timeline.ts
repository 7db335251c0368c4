import { type Html, html } from "../../../shared/html.ts";
import { type Chart, countsOf, labelOf } from "./chart-data.ts";

/** As wide as a figure on a phone, about: the drawing fits there without a scroll box. */
const width = 400;
const height = 212;
const [top, floor] = [22, 168];
/** The room at both sides, for the names of the outer columns. */
const margin = 8;
/** A narrower column has no room for a name, so every other one is named. */
const namedStep = 46;

/** Draws counts by decade as columns on a line of time. */
export function drawTimeline(chart: Chart): Html | undefined {
  const counts = countsOf(chart);
  if (!counts || counts.length < 3 || counts.length > 24) return undefined;
  if (!counts.every(([name], i) => /^\d{4}s$/.test(name) || (i === 0 && /^before \d{4}$/.test(name)))) return undefined;
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const step = (width - 2 * margin) / counts.length;
  const interval = step < namedStep / 2 ? 3 : step < namedStep ? 2 : 1;
  const begins = /^before/.test(counts[0]?.[0] ?? "") ? namedStep : 0;
  const columns = counts.map(([name, count], i) => {
    const middle = margin + (i + 0.5) * step;
    const length = (count / most) * (floor - top);
    const [first = "", second] = name.split(" ");
    const label =
      second !== undefined
        ? html`<text x="0" y="${String(floor + 20)}">${first}<tspan x="0" dy="17">${second}</tspan></text>`
        : // Counted from the last decade, which always has its name.
          (counts.length - 1 - i) % interval === 0 && (begins === 0 || middle - namedStep / 2 > begins)
          ? nameAt(middle, first)
          : false;
    return html`<rect class="bar" x="${(middle - step * 0.34).toFixed(1)}" y="${(floor - length).toFixed(1)}" width="${(step * 0.68).toFixed(1)}" height="${length.toFixed(1)}" rx="2"/><text class="mark" x="${middle.toFixed(1)}" y="${(floor - length - 6).toFixed(1)}" text-anchor="middle">${String(count)}</text>${label}`;
  });
  return html`<svg class="chart-timeline" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${labelOf(chart)}"><line class="axis" x1="0" y1="${String(floor)}" x2="${String(width)}" y2="${String(floor)}"/>${columns}</svg>`;
}

/** A name below the axis. At an edge of the drawing it begins or ends there. */
function nameAt(middle: number, name: string): Html {
  const [x, anchor] =
    middle < namedStep / 2 ? [0, "start"] : middle > width - namedStep / 2 ? [width, "end"] : [middle, "middle"];
  return html`<text x="${Number(x).toFixed(1)}" y="${String(floor + 20)}" text-anchor="${String(anchor)}">${name}</text>`;
}
