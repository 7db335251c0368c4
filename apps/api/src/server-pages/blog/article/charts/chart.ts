import { readHtml } from "@zodiac-at-work/articles";
import { type Html, html } from "../../../shared/html.ts";
import { drawBars } from "./bars.ts";
import type { Chart } from "./chart-data.ts";
import { drawMap } from "./map.ts";
import { drawTimeline } from "./timeline.ts";
import { drawWheel } from "./wheel.ts";

/**
 * Draws each figure of clean HTML that holds a table of names and values: the drawing, the table behind it, and the table
 * as CSV. The names decide on the drawing: decades make a timeline, the twelve signs a wheel, states a map, and all others
 * bars. A figure with another content stays as it is.
 */
export function withCharts(content: string): string {
  return content.replace(figurePattern, (figure, table: string) => {
    const chart = chartIn(figure);
    const drawing = chart && drawingOf(chart);
    return chart && drawing ? framed(chart, drawing, table) : figure;
  });
}

const figurePattern = /<figure>(<table>(?:(?!<table).)*?<\/table>)<figcaption>[^<]*<\/figcaption><\/figure>/gs;

function chartIn(figure: string): Chart | undefined {
  const blocks = readHtml(figure).blocks;
  const caption = blocks.find(({ tag }) => tag === "figcaption")?.text;
  const [head, ...lines] = blocks.flatMap(({ row }) => (row ? [row.cells] : []));
  const [name, value] = head ?? [];
  if (caption === undefined || name === undefined || value === undefined || head?.length !== 2) return undefined;
  const rows = lines.flatMap(([label = "", text = "", ...others]) =>
    others.length === 0 ? [[label, text] as const] : [],
  );
  return rows.length === lines.length && rows.length > 1 ? { caption, head: [name, value], rows } : undefined;
}

function drawingOf(chart: Chart): Html | undefined {
  return drawTimeline(chart) ?? drawWheel(chart) ?? drawMap(chart) ?? drawBars(chart);
}

function framed({ caption, head, rows }: Chart, drawing: Html, table: string): string {
  const csv = [head, ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n");
  const fileName = `${caption
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}.csv`;
  const before = html`<figure class="figure chart"><figcaption><span class="figure-title">${caption}</span></figcaption>
${drawing}
<details><summary>The values as a table</summary>`;
  const after = html`<p><a download="${fileName}" href="${`data:text/csv;charset=utf-8,${encodeURIComponent(csv)}`}">Download as CSV</a></p></details></figure>`;
  return before.text + table + after.text;
}

/** A cell that begins like a formula gets an apostrophe, because spreadsheets run formulas. */
function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
