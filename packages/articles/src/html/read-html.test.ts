import { expect, test } from "vitest";
import { readHtml } from "./read-html.ts";

test("a block knows where it stands in the HTML, whatever its tags", () => {
  const html =
    "<p>An <em>Ox</em> waits.</p>\n<ul><li>One &amp; two</li><li><p>Three</p></li></ul><table><tr><td>a</td><td>b</td></tr></table>tail";
  const { blocks } = readHtml(html);
  expect(blocks.map(({ text, start, end }) => [text, html.slice(start, end)])).toEqual([
    ["An Ox waits.", "An <em>Ox</em> waits."],
    ["One & two", "One &amp; two"],
    ["Three", "Three"],
    ["a | b", "<td>a</td><td>b</td>"],
    ["tail", "tail"],
  ]);
});

test("headings and links know their block", () => {
  const { headings, links } = readHtml('<p>a</p><h2>b</h2><p>c <a href="/x">d</a></p>');
  expect(headings).toEqual([{ level: 2, text: "b", block: 1 }]);
  expect(links).toEqual([{ href: "/x", text: "d", block: 2 }]);
});

test("an unclosed paragraph ends where the next one begins", () => {
  const html = "<p>a<p>b";
  expect(readHtml(html).blocks.map(({ start, end }) => html.slice(start, end))).toEqual(["a", "b"]);
});
