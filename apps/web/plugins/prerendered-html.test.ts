import { expect, test } from "vitest";
import { prerenderedHtml } from "./prerendered-html.ts";

const shell = `<html>
  <head>
    <!-- head -->
    <title>Almanac</title>
    <!-- /head -->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/libraries-2.js">
    <link rel="stylesheet" crossorigin href="/assets/index-3.css">
    <link rel="preload" href="/assets/serif-4.woff2" as="font" crossorigin>
  </head>
  <body>
    <div id="root"></div>
    <noscript>Turn on JavaScript.</noscript>
  </body>
</html>`;
const earlyScript = "keepInput();";
const readFile = (name: string) => (name === "assets/index-3.css" ? "a::after{content:'$&'}\n" : expect.fail(name));

test("the style sheet and the markup are inline, and one inline script loads the scripts", () => {
  const { html, scriptFile } = prerenderedHtml({
    shell,
    earlyScript,
    path: "/login",
    markup: "<h1>$& $1</h1>",
    readFile,
  });
  expect(html).toContain('<div id="root" data-page="/login"><h1>$& $1</h1></div>');
  expect(html).toContain("<style>a::after{content:'$&'}[data-session]");
  expect(html).toContain('<link rel="preload" href="/assets/serif-4.woff2"');
  expect(html.match(/<link rel="stylesheet"[^>]*>/g)).toEqual([
    '<link rel="stylesheet" href="/assets/index-3.css" disabled>',
  ]);
  expect(html).not.toMatch(/<link rel="modulepreload"|<script [^>]*src/);
  expect(html.match(/<script>/g)).toHaveLength(1);
  expect(html).toContain('["/assets/libraries-2.js","/assets/index-1.js"]');
  expect(html).toMatch(/<!-- head -->[\s\S]*<!-- \/head -->/);
  expect(scriptFile).toBeUndefined();
});

test("a page whose content the API renders has the content's style sheet, a script file and no inline script", () => {
  const styleSheets = ["assets/blog-5.css"];
  const { html, scriptFile } = prerenderedHtml({
    shell,
    earlyScript,
    path: "/blog",
    markup: "",
    readFile: (name) => (styleSheets.includes(name) ? "figure{color:red}\n" : readFile(name)),
    content: { styleSheets },
  });
  expect(html).toContain("<style>a::after{content:'$&'}figure{color:red}</style>");
  expect(html).toContain('<link rel="stylesheet" href="/assets/blog-5.css" disabled>');
  expect(html).not.toMatch(/<script>|<noscript>/);
  expect(scriptFile?.source).toContain('["/assets/libraries-2.js","/assets/index-1.js"]');
  expect(html).toContain(`<script async src="/${scriptFile?.name}"`);
});

test("a page that members see in another form holds their header as a template, which a script puts in its place", () => {
  const frame = '<div><header>Companies</header><main id="main"><form></form></main><footer>Terms</footer></div>';
  const forMembers = { frame, files: ["/assets/personal-6.js"] };
  const { html } = prerenderedHtml({ shell, earlyScript, path: "/", markup: "<h1>Landing</h1>", readFile, forMembers });
  expect(html).toContain(
    '<template id="member-frame"><div id="root" data-frame inert><div><header>Companies</header><main id="main"></main></div></div></template><script>if ("member" in',
  );
  expect(html.indexOf("data-page")).toBeLessThan(html.indexOf("member-frame"));
  expect(html).toContain('preload(["/assets/personal-6.js"])');
});
