import { readHtml } from "@zodiac-at-work/articles";
import { html } from "../../shared/html.ts";

/** A table of names and counts with a caption. */
interface Chart {
  readonly caption: string;
  readonly head: readonly [name: string, count: string];
  readonly bars: readonly (readonly [name: string, count: number])[];
}

/**
 * Draws each figure of clean HTML that holds a table of names and counts: bars, the table behind them, and the table as
 * CSV. A figure with another content stays as it is.
 */
export function withCharts(content: string): string {
  return content.replace(figurePattern, (figure, table: string) => {
    const chart = chartIn(figure);
    return chart ? draw(chart, table) : figure;
  });
}

const figurePattern = /<figure>(<table>(?:(?!<table).)*?<\/table>)<figcaption>[^<]*<\/figcaption><\/figure>/gs;
/** More bars are a table. */
const mostBars = 40;

function chartIn(figure: string): Chart | undefined {
  const blocks = readHtml(figure).blocks;
  const caption = blocks.find(({ tag }) => tag === "figcaption")?.text;
  const [head, ...rows] = blocks.flatMap(({ row }) => (row ? [row.cells] : []));
  const [name, count] = head ?? [];
  if (caption === undefined || name === undefined || count === undefined || head?.length !== 2) return undefined;
  const bars = rows.flatMap(([label = "", value = "", ...others]) =>
    others.length === 0 && /^\d{1,7}$/.test(value) ? [[label, Number(value)] as const] : [],
  );
  const isWhole = bars.length === rows.length && bars.length > 1 && bars.length <= mostBars;
  return isWhole ? { caption, head: [name, count], bars } : undefined;
}

const width = 640;
const rowHeight = 26;
const left = 190;
const right = 56;

function draw({ caption, head, bars }: Chart, table: string): string {
  const most = Math.max(1, ...bars.map(([, count]) => count));
  const height = bars.length * rowHeight + 8;
  const rows = bars.map(([name, count], i) => {
    const y = 4 + i * rowHeight;
    const length = (count / most) * (width - left - right);
    return html`<text x="${String(left - 10)}" y="${String(y + 17)}" text-anchor="end">${name}</text><rect class="bar" x="${String(left)}" y="${String(y + 4)}" width="${Math.max(1, length).toFixed(1)}" height="${String(rowHeight - 8)}" rx="2"/><text x="${(left + length + 8).toFixed(1)}" y="${String(y + 17)}">${String(count)}</text>`;
  });
  const csv = [head, ...bars].map((row) => row.map((cell) => csvCell(String(cell))).join(",")).join("\r\n");
  const fileName = `${caption
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}.csv`;
  const before = html`<figure class="figure chart"><figcaption><span class="figure-title">${caption}</span></figcaption>
<div class="figure-scroll" tabindex="0" role="group" aria-label="${caption}"><svg viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${`${caption}. The table below has the values.`}">${rows}</svg></div>
<details><summary>The values as a table</summary>`;
  const after = html`<p><a download="${fileName}" href="${`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}">Download as CSV</a></p></details></figure>`;
  return before.text + table + after.text;
}

/** A cell that begins like a formula gets an apostrophe, because spreadsheets run formulas. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
