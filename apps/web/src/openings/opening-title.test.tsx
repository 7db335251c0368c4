import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { OpeningTitle } from "./opening-title.tsx";

const markupOf = (indeedUrl: string, isSample = false) =>
  renderToStaticMarkup(<OpeningTitle job={{ title: "Baker", indeedUrl, isSample }} company="Acme" />);

test("a link leads to the board and says nothing else about it", () => {
  const markup = markupOf("https://jobs.example/1");
  expect(markup).toContain('href="https://jobs.example/1"');
  expect(markup).not.toContain("unencrypted");
});

test("a link without https stays as published, and the reader sees that the page is unencrypted", () => {
  const markup = markupOf("http://jobs.example/1");
  expect(markup).toContain('href="http://jobs.example/1"');
  expect(markup).toContain("unencrypted page");
});

test("a sample has no link", () => {
  expect(markupOf("http://jobs.example/1", true)).toBe("Baker");
});
