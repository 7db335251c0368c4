import { expect, test } from "vitest";
import { readAddress, readLink, toHttps } from "./link.ts";

test.each([
  ["https://x.example/a", undefined, "https://x.example/a"],
  [" http://x.example/a ", undefined, "http://x.example/a"],
  ["http://x.example:8080/a", undefined, "http://x.example:8080/a"],
  ["/a?b=1", "https://x.example/c/d", "https://x.example/a?b=1"],
  ["/a?b=1", "http://x.example/c/d", "http://x.example/a?b=1"],
  ["a", "https://x.example/c/d", "https://x.example/c/a"],
  ["//y.example/a", "https://x.example", "https://y.example/a"],
  ["/rc/clk?jk=0a1b&from=serp&tk=1x&xkcb=y", "https://de.indeed.com/jobs", "https://de.indeed.com/viewjob?jk=0a1b"],
  ["https://www.indeed.com/viewjob?tk=1x", undefined, "https://www.indeed.com/viewjob?tk=1x"],
  ["https://notindeed.com/a?jk=1&b=2", undefined, "https://notindeed.com/a?jk=1&b=2"],
  ["https://x.example/ö ü", undefined, "https://x.example/%C3%B6%20%C3%BC"],
])("reads %s at %s as %s", (value, base, link) => {
  expect(readLink(value, base)).toBe(link);
});

test.each([
  null,
  7,
  "",
  "/a",
  "mailto:a@x.example",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://x.example/a",
  "https://user@x.example/a",
  "https://",
  "https://localhost/a",
  "http://localhost./a",
  "http://192.168.1.1/reboot",
  "http://0xc0a80101/reboot",
  "https://[::1]/a",
  `https://x.example/${"a".repeat(2_000)}`,
])("reads no link from %o", (value) => {
  expect(readLink(value)).toBeNull();
  expect(readAddress(value)).toBeNull();
});

test("text with spaces is no relative address", () => {
  expect(readLink("Apply here", "https://x.example")).toBeNull();
});

test("an address that the worker requests has https", () => {
  expect(readAddress("http://x.example/a")).toBe("https://x.example/a");
  expect(readAddress("/a", "http://x.example/b")).toBe("https://x.example/a");
});

test("a link becomes https unless it names a port", () => {
  expect(toHttps("http://x.example/a?b=1#c")).toBe("https://x.example/a?b=1#c");
  expect(toHttps("http://x.example:8080/a")).toBe("http://x.example:8080/a");
});
