import { expect, test } from "vitest";
import { withCharts } from "./chart.ts";

const figure = (rows: string, head = '<th scope="col">Sign</th><th scope="col">Companies</th>') =>
  `<figure><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table><figcaption>Companies by sign</figcaption></figure>`;
const row = (name: string, value: string) => `<tr><td>${name}</td><td>${value}</td></tr>`;

test("a table of counts is drawn, with its values in the picture, in the table and as CSV", () => {
  const drawn = withCharts(`<p>Before</p>${figure(row("Rat", "12") + row("R&amp;D, Ox", "6"))}<p>After</p>`);
  expect(drawn).toMatch(/^<p>Before<\/p><figure class="figure chart">.*<\/figure><p>After<\/p>$/s);
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
