import type { FilledPanel, Line } from "./panels.ts";

const colors = ["#3274d9", "#e0752d", "#37872d", "#c4162a", "#8f3bb8", "#b08100", "#0a7b83", "#705da0"];
const row = { height: 21, gap: 8 };
const mostNames = 8;
const plot = { width: 420, height: 110, left: 58, bottom: 18 };

/** Returns a page with the panels where Grafana would have them. */
export function drawDashboard(title: string, note: string, panels: readonly FilledPanel[]): string {
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>
  body { font: 12px system-ui, sans-serif; color: #24292e; background: #f4f5f5; margin: 16px; width: 1368px; }
  h1 { font-size: 20px; margin: 0 0 4px; }
  main { display: grid; grid-template-columns: repeat(24, 1fr); grid-auto-rows: ${row.height}px; gap: ${row.gap}px; margin-top: 12px; }
  section { background: #fff; border: 1px solid #dcdee0; border-radius: 3px; padding: 8px 10px; overflow: hidden; }
  h2 { font-size: 13px; margin: 0 0 4px; }
  .big { font-size: 44px; font-weight: 600; text-align: center; margin: 40px 0 0; }
  ul { list-style: none; margin: 4px 0 0; padding: 0; display: flex; flex-wrap: wrap; gap: 2px 12px; }
  i { display: inline-block; width: 12px; height: 3px; margin-right: 5px; vertical-align: middle; }
  text { font: 10px system-ui, sans-serif; fill: #6a7074; }
</style>
<h1>${escapeHtml(title)}</h1><div>${escapeHtml(note)}</div>
<main>${panels.map(drawPanel).join("\n")}</main>`;
}

function drawPanel(panel: FilledPanel): string {
  const { title, type, gridPos, lines } = panel;
  const place = `grid-column: ${gridPos.x + 1} / span ${gridPos.w}; grid-row: ${gridPos.y + 1} / span ${gridPos.h}`;
  const content = lines.length === 0 ? "<p>No data</p>" : type === "stat" ? drawStat(panel) : drawLines(panel);
  return `<section style="${place}"><h2>${escapeHtml(title)}</h2>${content}</section>`;
}

function drawStat({ lines, fieldConfig: { defaults } }: FilledPanel): string {
  const worst = Math.max(...lines.map(newest));
  const reached = defaults.thresholds?.steps.filter(({ value }) => value === null || worst >= value) ?? [];
  const color = reached.at(-1)?.color === "red" ? "#c4162a" : "#37872d";
  return `<p class="big" style="color: ${color}">${formatValue(worst, defaults.unit)}</p>`;
}

function drawLines({ lines, fieldConfig: { defaults } }: FilledPanel): string {
  const sorted = lines.toSorted((a, b) => newest(b) - newest(a));
  const times = lines.flatMap(({ points }) => points.map(([at]) => at));
  const [from, to] = [Math.min(...times), Math.max(...times)];
  const most = Math.max(...lines.flatMap(({ points }) => points.map(([, value]) => value))) || 1;
  const x = (at: number) => plot.left + ((at - from) / (to - from || 1)) * (plot.width - plot.left);
  const y = (value: number) => 8 + (1 - value / most) * (plot.height - plot.bottom - 8);
  const ticks = [0, most / 2, most].map(
    (value) =>
      `<line x1="${plot.left}" x2="${plot.width}" y1="${y(value)}" y2="${y(value)}" stroke="#e4e7e9"/>` +
      `<text x="${plot.left - 6}" y="${y(value) + 3}" text-anchor="end">${formatValue(value, defaults.unit)}</text>`,
  );
  const clock = (at: number) => new Date(at * 1000).toISOString().slice(11, 16);
  const hours =
    `<text x="${plot.left}" y="${plot.height - 2}">${clock(from)}</text>` +
    `<text x="${plot.width}" y="${plot.height - 2}" text-anchor="end">${clock(to)}</text>`;
  const paths = sorted.map(({ points }, index) => {
    const path = points.map(([at, value]) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
    return `<polyline points="${path}" fill="none" stroke="${colors[index % colors.length]}" stroke-width="1.5"/>`;
  });
  const legend = sorted
    .slice(0, mostNames)
    .map(
      (line, index) =>
        `<li><i style="background: ${colors[index % colors.length]}"></i>${escapeHtml(line.name)} ${formatValue(newest(line), defaults.unit)}</li>`,
    );
  if (sorted.length > mostNames) legend.push(`<li>and ${sorted.length - mostNames} more</li>`);
  const svg = `<svg width="${plot.width}" height="${plot.height}">${ticks.join("")}${hours}${paths.join("")}</svg>`;
  return `${svg}<ul>${legend.join("")}</ul>`;
}

function newest({ points }: Line): number {
  return points.at(-1)?.[1] ?? 0;
}

/** Writes a value in one of the units of Grafana that the dashboard uses. */
function formatValue(value: number, unit: string): string {
  if (unit === "percentunit") return `${(value * 100).toFixed(value < 0.1 ? 1 : 0)}%`;
  if (unit === "bytes") return `${(value / 2 ** 20).toFixed(0)} MiB`;
  if (unit === "s") return value < 1 ? `${(value * 1000).toFixed(value < 0.01 ? 1 : 0)} ms` : `${value.toFixed(0)} s`;
  const number = value.toLocaleString("en-US", { maximumFractionDigits: 2 });
  if (unit === "reqps") return `${number} req/s`;
  return unit === "ops" ? `${number} /s` : number;
}

function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
