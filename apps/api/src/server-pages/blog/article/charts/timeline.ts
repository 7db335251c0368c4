import { type Html, html } from "../../../shared/html.ts";
import { type Chart, countsOf, labelOf } from "./chart-data.ts";

const width = 640;
const height = 236;
const [top, floor] = [24, 190];

/** Draws counts by decade as columns on a line of time. */
export function drawTimeline(chart: Chart): Html | undefined {
  const counts = countsOf(chart);
  if (!counts || counts.length < 3 || counts.length > 24) return undefined;
  if (!counts.every(([name], i) => /^\d{4}s$/.test(name) || (i === 0 && /^before \d{4}$/.test(name)))) return undefined;
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const step = width / counts.length;
  const columns = counts.map(([name, count], i) => {
    const middle = (i + 0.5) * step;
    const length = (count / most) * (floor - top);
    const [first = "", second] = name.split(" ");
    const label =
      second === undefined
        ? html`<text x="${middle.toFixed(1)}" y="${String(floor + 20)}" text-anchor="middle">${first}</text>`
        : html`<text x="${middle.toFixed(1)}" y="${String(floor + 20)}" text-anchor="middle">${first}<tspan x="${middle.toFixed(1)}" dy="16">${second}</tspan></text>`;
    return html`<rect class="bar" x="${(middle - step * 0.34).toFixed(1)}" y="${(floor - length).toFixed(1)}" width="${(step * 0.68).toFixed(1)}" height="${length.toFixed(1)}" rx="2"/><text class="mark" x="${middle.toFixed(1)}" y="${(floor - length - 6).toFixed(1)}" text-anchor="middle">${String(count)}</text>${label}`;
  });
  return html`<div class="figure-scroll" tabindex="0" role="group" aria-label="${chart.caption}"><svg class="chart-timeline" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${labelOf(chart)}"><line class="axis" x1="0" y1="${String(floor)}" x2="${String(width)}" y2="${String(floor)}"/>${columns}</svg></div>`;
}
