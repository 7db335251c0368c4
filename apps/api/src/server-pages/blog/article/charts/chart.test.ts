import { stateShapes } from "@zodiac-at-work/ui/us-map-shapes";
import { signById, signIds } from "@zodiac-at-work/zodiac";
import { expect, test } from "vitest";
import { withCharts } from "./chart.ts";

const figure = (rows: string, head = '<th scope="col">Sign</th><th scope="col">Companies</th>') =>
  `<figure><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table><figcaption>Companies by sign</figcaption></figure>`;
const row = (name: string, value: string) => `<tr><td>${name}</td><td>${value}</td></tr>`;

test("a table of counts is drawn, with its values in the picture, in the table and as CSV", () => {
  const drawn = withCharts(`<p>Before</p>${figure(row("Rat", "12") + row("R&amp;D, Ox", "6"))}<p>After</p>`);
  expect(drawn).toMatch(/^<p>Before<\/p><figure class="figure chart">.*<\/figure><p>After<\/p>$/s);
  expect(drawn).toContain('class="chart-bars"');
  expect(drawn.match(/<rect /g)).toHaveLength(2);
  const [long = 0, short = 0] = [...drawn.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, each]) => Number(each));
  expect(long).toBeCloseTo(2 * short, 0);
  expect(drawn).toContain(`<tbody>${row("Rat", "12")}${row("R&amp;D, Ox", "6")}</tbody>`);
  const csv = decodeURIComponent(/href="data:text\/csv;charset=utf-8,([^"]*)"/.exec(drawn)?.[1] ?? "");
  expect(csv).toBe('Sign,Companies\r\nRat,12\r\n"R&D, Ox",6');
  expect(drawn).toContain('download="companies-by-sign.csv"');
});

test("text of a cell is text in the picture, and no formula in the CSV", () => {
  const drawn = withCharts(figure(row("&lt;script&gt;x()&lt;/script&gt;", "1") + row("=HYPERLINK(1)", "2")));
  expect(drawn).not.toContain("<script>");
  expect(drawn).toContain("&#60;script&#62;");
  expect(decodeURIComponent(drawn).replaceAll("&#39;", "'")).toContain("'=HYPERLINK(1),2");
});

test.each([
  ["one bar", figure(row("Rat", "1"))],
  ["values that are no counts", figure(row("Rat", "many") + row("Ox", "2"))],
  ["three columns", figure(`<tr><td>a</td><td>1</td><td>2</td></tr>`.repeat(2), "<th>a</th><th>b</th><th>c</th>")],
  ["too many bars", figure(row("Rat", "1").repeat(41))],
  ["a picture", '<figure><img src="/a.png" alt=""><figcaption>f</figcaption></figure>'],
])("a figure with %s stays as it is", (_, content) => {
  expect(withCharts(content)).toBe(content);
});

test("decades become a timeline, whose columns are as high as their counts", () => {
  const drawn = withCharts(figure(row("before 1900", "3") + row("1900s", "12") + row("1910s", "0")));
  expect(drawn).toContain('class="chart-timeline"');
  const heights = [...drawn.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, each]) => Number(each));
  expect(heights[1]).toBeCloseTo(4 * (heights[0] ?? 0), 0);
  expect(heights[2]).toBe(0);
});

test("counts of all twelve signs become a wheel with a seal and a number for each", () => {
  const signs = signIds.map((sign, i) => row(signById(sign).name, String(40 + i)));
  const drawn = withCharts(figure(signs.join("")));
  expect(drawn).toContain('class="chart-wheel"');
  for (const [i, sign] of signIds.entries()) {
    expect(drawn).toContain(`href="#seal-${sign}"`);
    expect(drawn).toContain(`dominant-baseline="central">${40 + i}</text>`);
  }
  expect(withCharts(figure(signs.slice(1).join("")))).toContain('class="chart-bars"');
  expect(
    withCharts(
      figure(
        signs
          .slice(1)
          .concat(signs[1] ?? "")
          .join(""),
      ),
    ),
  ).toContain('class="chart-bars"');
});

const states = Object.keys(stateShapes);

test("states with signs become a map in the tints of the signs, whose legend counts them", () => {
  const drawn = withCharts(figure(states.map((state, i) => row(state, i < 20 ? "Rat" : "Ox")).join("")));
  expect(drawn).toContain('class="chart-map"');
  expect(drawn).toMatch(/<path class="tinted tint-rat" d="M[^"]+"/);
  expect(drawn).toContain("<span>Rat <b>20</b></span>");
  expect(drawn).toContain("<span>Ox <b>30</b></span>");
  expect(drawn).not.toContain("shade-0");
});

test("states with counts become a map in shades, where equal counts have one shade and unnamed states have none", () => {
  const counts = [1, 1, 1, 1, 2, 2, 3, 8, 8, 9, 40, 201];
  const drawn = withCharts(figure(counts.map((count, i) => row(states[i] ?? "", String(count))).join("")));
  expect(drawn).toMatch(/<path class="shade-0" d="M/);
  const legend = [...drawn.matchAll(/<\/span><span>([\d to]+)<\/span>/g)].map(([, label]) => label);
  expect(legend).toEqual(["1", "2", "3 to 8", "9 to 201"]);
});

test("a table that names anything but states is no map", () => {
  const drawn = withCharts(figure([...states.slice(0, 20), "Ontario"].map((state) => row(state, "3")).join("")));
  expect(drawn).toContain('class="chart-bars"');
  expect(drawn).not.toContain("chart-map");
});
