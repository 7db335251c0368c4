import { expect, test } from "vitest";
import { withLookScript } from "./look-script.ts";

test("the shell of members' pages applies the chosen look before its style sheets", () => {
  const head = '    <meta charset="utf-8" />\n    <link rel="stylesheet" href="/site.css">\n';
  const html = withLookScript(head, "keepInput();");
  expect(html).toContain("zodiac:look");
  expect(html.indexOf("<script>")).toBeLessThan(html.indexOf("stylesheet"));
  expect(html.replace(/ *<script>.*<\/script>\n/s, "")).toBe(head);
});
