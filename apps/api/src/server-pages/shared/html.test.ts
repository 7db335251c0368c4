import { expect, test } from "vitest";
import { html } from "./html.ts";

test("values are escaped, in text and in attributes", () => {
  const { text } = html`<a title="${`"'<&>`}">${"<script>"}</a>`;
  expect(text).toBe('<a title="&#34;&#39;&#60;&#38;&#62;">&#60;script&#62;</a>');
});

test("HTML inside of HTML is left as it is", () => {
  expect(html`<p>${html`<b>${"R&D"}</b>`}</p>`.text).toBe("<p><b>R&#38;D</b></p>");
});

test("false, null, undefined and the empty string render nothing", () => {
  expect(html`a${false}b${undefined}c${""}d${null}e`.text).toBe("abcde");
});

test("a list renders its entries", () => {
  expect(html`<ul>${["a", "<b>"].map((text) => html`<li>${text}</li>`)}</ul>`.text).toBe(
    "<ul><li>a</li><li>&#60;b&#62;</li></ul>",
  );
});

test("backslashes of the template stay", () => {
  expect(html`<i>\n</i>${"\\"}`.text).toBe("<i>\n</i>\\");
});
