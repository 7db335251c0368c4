import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const files = globSync(["*.md", "docs/**/*.md", "packages/*/README.md", "packages/docs-site/{front-page,pages/*}.md"], {
  cwd: root,
});

test.each(files)("the links of %s lead to files and headings that exist", (file) => {
  const text = readFileSync(join(root, file), "utf8").replaceAll(/^```.*?^```/gms, "");
  for (const [, link = ""] of text.matchAll(/\]\((?!\w+:)([^)\s]+)\)/g)) {
    const [path = "", anchor] = link.split("#");
    const target = path ? join(root, dirname(file), path) : join(root, file);
    expect(existsSync(target), link).toBe(true);
    if (anchor) expect(anchorsOf(target), link).toContain(anchor);
  }
});

/** The anchors that GitHub gives to the headings of a page. */
function anchorsOf(path: string): string[] {
  return Array.from(readFileSync(path, "utf8").matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_\- ]/gu, "")
      .replaceAll(" ", "-"),
  );
}
