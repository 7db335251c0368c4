import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseLenientJson } from "./lenient-json.ts";

test.each([
  ["a raw line break in a string", '{"a":"one\ntwo"}', { a: "one\ntwo" }],
  ["control characters in a string", '{"a":"one\u0000\u0007\ttwo"}', { a: "one\ttwo" }],
  ["an additional bracket at the end", '{"a":1}}', { a: 1 }],
  ["a missing bracket at the end", '{"a":{"b":1}', { a: { b: 1 } }],
  ["a cut string", '{"a":"one", "b":"tw', { a: "one", b: "tw" }],
  ["trailing commas", '{"a":[1,2,],}', { a: [1, 2] }],
  ["trailing commas beside a long text", `{"a":"${"x".repeat(200_000)}",}`, { a: "x".repeat(200_000) }],
  ["missing values", '{"a":,"b":[{"c":},],"d":"\t"}', { a: null, b: [{ c: null }], d: "\t" }],
  ["a comma before a comment", '{"a":1, /* x */ "b":2}', { a: 1, b: 2 }],
  ["JSON within a string", JSON.stringify('{"a":"b"}'), { a: "b" }],
  ["comments of JavaScript", '/* x */ {"a":1, // don\'t\n "b":"http://x/*y*/"}', { a: 1, b: "http://x/*y*/" }],
  ["a comment of HTML around it", '<!--\n{"a":1}\n-->', { a: 1 }],
  ["CDATA around it", '//<![CDATA[\n{"a":1}\n//]]>', { a: 1 }],
  ["CDATA in comments of CSS", '/*<![CDATA[*/{"a":1}/*]]>*/', { a: 1 }],
  ["an assignment and a semicolon", 'window.x = {"a":1};', { a: 1 }],
  ["single quotes", "{'a':'b'}", { a: "b" }],
  ["names without quotes", '{a:"b"}', { a: "b" }],
  ["undefined", '{"a":undefined}', { a: null }],
  ["escapes that JSON lacks", '{"a":"it\\\'s 5\\% \\x"}', { a: "it's 5\\% \\x" }],
  ["escaped quotes of the structure", "{&quot;a&quot;:&quot;R&amp;D&quot;}", { a: "R&D" }],
  ["quotes that are escaped twice", "{&amp;quot;a&amp;quot;:&amp;quot;b&amp;quot;}", { a: "b" }],
  ["numeric entities", "[{&#34;a&#34;:&#34;it&#39;s&#34;}]", [{ a: "it's" }]],
  ["entities in a string only", '{"a":"&quot;b&quot;"}', { a: "&quot;b&quot;" }],
  ["unescaped quotes", '{"a":"He said "hi" to me","b":1}', { a: 'He said "hi" to me', b: 1 }],
  ["an unescaped quote before a comma", '{"a":"a "quoted", word","b":2}', { a: 'a "quoted", word', b: 2 }],
  [
    "unescaped attributes",
    '{"a":"<a href="https://x.y">go</a>, ok","b":2}',
    { a: '<a href="https://x.y">go</a>, ok', b: 2 },
  ],
  ["unescaped quotes in a list", '["24" screen","b"]', ['24" screen', "b"]],
  ["several values", '{"a":1}\n{"b":2}', [{ a: 1 }, { b: 2 }]],
])("reads %s", (_, text, value) => {
  expect(parseLenientJson(text)).toEqual(value);
});

test.each(["", "null", "7", '"text"', "Not Found", "}{"])("reads no value from %j", (text) => {
  expect(parseLenientJson(text) ?? undefined).toSatisfy(
    (value) => value === undefined || JSON.stringify(value) === "{}",
  );
});

test("reads all JSON as JSON.parse does", () => {
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (value) => {
      const json = JSON.stringify(value);
      expect(parseLenientJson(json)).toEqual(JSON.parse(json));
      expect(parseLenientJson(`${json};`)).toEqual(value.length === 0 ? [] : JSON.parse(json));
    }),
  );
});

test("never throws", () => {
  const unit = fc.constantFrom(..."{}[]\"'`:,\\/*&;ab1 \n");
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 200 }), (text) => void parseLenientJson(text)),
    { numRuns: 1000 },
  );
});

describe("hostile text is read in a time by its length", () => {
  test.each([
    ["brackets", "[".repeat(500_000)],
    ["quotes", `{"a":"${'x"y '.repeat(200_000)}"}`],
    ["commas", `{"a":"${'", '.repeat(200_000)}`],
    ["comments", `{${"/*".repeat(300_000)}`],
    ["spaces", `{"a":"${'"'.padEnd(500, " ").repeat(1000)}`],
  ])("%s", (_, text) => {
    parseLenientJson(text);
  });
});
