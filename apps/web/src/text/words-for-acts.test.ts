import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "..");
const specified = readFileSync(join(src, "../e2e/specified-texts.md"), "utf8")
  .split("\n")
  .map((line) => line.split("|").at(3)?.trim() ?? "");
// The specification names it too. It has no state of its own on screen.
const registration = "Failed to register user in database";

/** Other words for signing in, signing out and signing up. */
const otherWords = /\b(log(ged|ging)?[ -]?(in|on|out|off)|sign(ed|ing)?[ -](on|off)|register(ed|ing)?|registration)\b/i;

/** Returns the texts of a file that a reader may see: those in JSX, and strings that begin like a sentence or have words. */
function textsIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(src, file), "utf8"), ts.ScriptTarget.Latest);
  const texts: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJsxText(node) || ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) texts.push(node.text.trim());
    if (!ts.isImportDeclaration(node)) ts.forEachChild(node, visit);
  };
  visit(source);
  return texts.filter((text) => /^[A-Z]/.test(text) || /\w \w/.test(text));
}

test("the screens say sign in, sign out and sign up, except where the specification says otherwise", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: src }).filter((file) => !/\.test\.tsx?$/.test(file));
  const texts = files.flatMap(textsIn).filter((text) => otherWords.test(text) && !/^(GET|POST|PUT) \//.test(text));
  expect(texts).toContain("Logout");
  expect(texts.filter((text) => !specified.includes(text) && text !== registration)).toEqual([]);
});
