import { expect, test } from "vitest";
import { frameHtml } from "./frame-html.ts";

const shell = `<html>
  <head>
    <meta charset="utf-8" />
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;
const frame = {
  shell,
  earlyScript: "keepInput();",
  markup: "",
  memberFiles: ["/assets/companies-4.js"],
  styleSheet: "assets/members-5.css",
  readFile: (name: string) => (name === "assets/members-5.css" ? "a{b:c}\n" : expect.fail(name)),
};

test("a frame is in the page, can't be used, and shows only in a document of a member", () => {
  const html = frameHtml({ ...frame, markup: "<h1>$& $1</h1>" });
  expect(html).toContain('<div id="root" data-frame inert><h1>$& $1</h1></div>');
  expect(html).toMatch(
    /<style>a\{b:c\}#root\[data-frame\]\{display:none\}\[data-member\] #root\[data-frame\]\{display:block\}/,
  );
});

test("one inline script before the style loads the scripts, and those of members only with a session", () => {
  const html = frameHtml(frame);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.indexOf("<script>")).toBeLessThan(html.indexOf("<style>"));
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/members-5.css" disabled>',
    '<link rel="stylesheet" href="/assets/index-3.css" disabled>',
  ]);
  expect(html).toContain('["/assets/libraries-2.js","/assets/index-1.js"]');
  expect(html).toContain('if (session) preload(["/assets/companies-4.js"]);');
});

test("a frame has no style attribute, which the Content-Security-Policy forbids, and no long outline", () => {
  const outline = "M1,1".repeat(60);
  const markup = `<input type="checkbox" style="position:absolute" value="on"/><p style="width:50%" class="bar"></p><path id="a" d="${outline}" class="b"/><path d="M0 0"/>`;
  const html = frameHtml({ ...frame, markup });
  expect(html).toContain('inert><p class="bar"></p><path id="a" class="b"/><path d="M0 0"/>');
});
