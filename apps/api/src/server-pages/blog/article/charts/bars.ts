import { type Html, html } from "../../../shared/html.ts";
import { type Chart, countsOf, labelOf } from "./chart-data.ts";

/** More bars are a table. */
const mostBars = 40;
/** As wide as a figure on a phone, about: the drawing fits there without a scroll box. */
const width = 400;
const rowHeight = 38;
const barTop = 22;

/** Draws counts as bars, one below the other. Above each bar stand its name and, at the right edge, its count. */
export function drawBars(chart: Chart): Html | undefined {
  const counts = countsOf(chart);
  if (!counts || counts.length > mostBars) return undefined;
  const most = Math.max(1, ...counts.map(([, count]) => count));
  const height = counts.length * rowHeight;
  const bars = counts.map(([name, count], i) => {
    const y = i * rowHeight;
    const length = (count / most) * width;
    return html`<text x="0" y="${String(y + 16)}">${name}</text><text class="count" x="${String(width)}" y="${String(y + 16)}" text-anchor="end">${String(count)}</text><rect class="bar" x="0" y="${String(y + barTop)}" width="${Math.max(1, length).toFixed(1)}" height="9" rx="2"/>`;
  });
  return html`<svg class="chart-bars" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${labelOf(chart)}">${bars}</svg>`;
}
