import { expect, test } from "vitest";
import { findChild, readXml } from "./xml.ts";

test("an element has its text, CDATA and entities of XML included, and its attributes", () => {
  const root = readXml('<?xml version="1.0"?>\n<a x="1&amp;2"><b>R&amp;D <![CDATA[<p>&nbsp;</p>]]>&#39;</b></a>')?.root;
  expect(root?.attributes).toEqual({ x: "1&2" });
  expect(root && findChild(root, "b")?.text).toBe("R&D <p>&nbsp;</p>'");
});

test("the content of an element can be had as it is written", () => {
  expect(readXml("<a><div>one <b>two</b></div></a>")?.root.inner).toBe("<div>one <b>two</b></div>");
});

test("a document that ends within its root is cut, an empty element isn't", () => {
  expect(readXml("<rss><channel><item>")?.isCut).toBe(true);
  expect(readXml("<rss><channel><item><ti")?.isCut).toBe(true);
  expect(readXml("<rss/>")?.isCut).toBe(false);
  expect(readXml("<rss><channel></rss>\n")?.isCut).toBe(false);
});

test("HTML and text are no XML", () => {
  expect(readXml("<!doctype html><html><body>Hi</body></html>")).toBeNull();
  expect(readXml("Not Found")).toBeNull();
  expect(readXml("")).toBeNull();
});

test("entities of a document type are not expanded, and nothing is loaded", () => {
  const xml = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd"><!ENTITY y "yy">]><a>&x;&y;</a>';
  expect(readXml(xml)?.root.text).toContain("&x;&y;");
});

test("a million nested elements end the reading, at once", () => {
  expect(readXml("<a>".repeat(1_000_000))?.isCut).toBe(true);
});
