import { signById } from "@zodiac-at-work/zodiac";
import { type Html, html } from "../../shared/html.ts";
import { sealAt, smallSeal } from "../../shared/seals.ts";
import { dayText, type NamedYear, namedYear } from "./calendar.ts";
import { tableBox } from "./table-box.ts";

const years = 20;
const [width, height] = [720, 300];
const left = 64;
const step = (width - left - 24) / (years - 1);
/** The first and the last possible New Year's Day, as days of the year: January 21 and February 20. */
const [earliest, latest] = [21, 51];
const [top, bottom] = [36, 246];

/** Draws the New Year's Days of twenty years around one that stands out, each with the seal of the year that begins. */
export function newYearFigure(year: number): Html {
  const from = year - 10;
  const points = Array.from({ length: years }, (_, index) => {
    const named = namedYear(from + index);
    return { ...named, x: left + index * step, y: heightOf(named) };
  });
  const own = points.find((point) => point.year === year);
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
  const title = `Twenty New Years, ${from} to ${from + years - 1}`;
  return html`<figure class="figure">
<figcaption><span class="figure-title">${title}</span><span class="figure-note">Each seal is the year that begins</span></figcaption>
<div class="figure-scroll" tabindex="0" role="group" aria-label="${title}">
<svg class="new-years" viewBox="0 0 ${String(width)} ${String(height)}" role="img" aria-label="${`The first days of the zodiac years ${from} to ${from + years - 1}. The table below lists them.`}">
${levels.map(({ day, text }) => {
  const y = yOf(day).toFixed(1);
  return html`<line class="level" x1="${String(left - 8)}" x2="${String(width)}" y1="${y}" y2="${y}"/><text class="axis" x="0" y="${(yOf(day) + 4).toFixed(1)}">${text}</text>`;
})}
<polyline class="thread" points="${line}"/>
${points.map((point) => html`${point.year !== year && sealAt(point.sign, point.x, point.y, 20)}`)}
${points.filter(({ year: each }) => (each - from) % 2 === 0).map(({ year: each, x }) => html`<text class="axis" x="${x.toFixed(1)}" y="${String(height - 14)}" text-anchor="middle">${String(each)}</text>`)}
${own && html`${sealAt(own.sign, own.x, own.y, 38)}<text class="mark" x="${own.x.toFixed(1)}" y="${(own.y - 26).toFixed(1)}" text-anchor="middle">${dayText(own.first)}</text>`}
</svg></div>
<details><summary>The twenty dates as a table</summary>${yearTable(points)}</details>
</figure>`;
}

const levels = [
  { day: 51, text: "Feb 20" },
  { day: 41, text: "Feb 10" },
  { day: 32, text: "Feb 1" },
  { day: 21, text: "Jan 21" },
];

function heightOf({ first }: NamedYear): number {
  return yOf(first.month === 1 ? first.day : first.day + 31);
}

function yOf(dayOfYear: number): number {
  return bottom - ((dayOfYear - earliest) / (latest - earliest)) * (bottom - top);
}

/** A table of zodiac years with their first and last days. */
export function yearTable(list: readonly NamedYear[]): Html {
  const rows = list.map(
    ({ year, sign, name, first, last }) =>
      html`<tr><td>${String(year)}</td><td><span class="with-seal">${smallSeal(sign)}${name}</span></td><td>${dayText(first)}</td><td>${dayText(last)}</td></tr>`,
  );
  return html`${tableBox}<table><thead><tr><th scope="col">Year</th><th scope="col">Name</th><th scope="col">First day</th><th scope="col">Last day</th></tr></thead><tbody>${rows}</tbody></table></div>`;
}

/** A table of the days around a New Year, with the sign of a birth on each. */
export function bornTable(year: number, eve: (first: NamedYear["first"]) => NamedYear["first"]): Html {
  const { first, last, sign } = namedYear(year);
  const before = namedYear(year - 1).sign;
  const rows = [
    { day: eve(first), sign: before, why: "One day before New Year" },
    { day: first, sign, why: "New Year’s Day itself" },
    { day: last, sign, why: `Last day of the ${signById(sign).name} year` },
  ].map(
    ({ day, sign: own, why }) =>
      html`<tr><td>${dayText(day)}</td><td><span class="with-seal">${smallSeal(own)}${signById(own).name}</span></td><td>${why}</td></tr>`,
  );
  return html`<section class="born"><h2 id="days-that-decide">The days that decide in ${String(year)}</h2>
${tableBox}<table><thead><tr><th scope="col">Born</th><th scope="col">Sign</th><th scope="col">Why</th></tr></thead><tbody>${rows}</tbody></table></div></section>`;
}
