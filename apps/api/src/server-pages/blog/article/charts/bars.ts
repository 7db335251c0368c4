import { type Html, html } from "../../../shared/html.ts";
import { type Chart, countsOf, labelOf } from "./chart-data.ts";

/** More bars are a table. */
const mostBars = 40;
const width = 640;
const rowHeight = 26;
const left = 190;
const right = 56;

/** Draws counts as bars, one below the other. */
export function drawBars(chart: Chart): Html | undefined {
  const counts = countsOf(chart);
  if (!counts || counts.length > mostBars) return undefined;
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const height = counts.length * rowHeight + 8;
  const bars = counts.map(([name, count], i) => {
    const y = 4 + i * rowHeight;
    const length = (count / most) * (width - left - right);
    return html`<text x="${String(left - 10)}" y="${String(y + 17)}" text-anchor="end">${name}</text><rect class="bar" x="${String(left)}" y="${String(y + 4)}" width="${Math.max(1, length).toFixed(1)}" height="${String(rowHeight - 8)}" rx="2"/><text x="${(left + length + 8).toFixed(1)}" y="${String(y + 17)}">${String(count)}</text>`;
  });
  return html`<div class="figure-scroll" tabindex="0" role="group" aria-label="${chart.caption}"><svg class="chart-bars" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${labelOf(chart)}">${bars}</svg></div>`;
}
