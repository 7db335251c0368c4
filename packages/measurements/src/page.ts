import { readFile, writeFile } from "node:fs/promises";

const pages = new URL("../../../docs/measurements/", import.meta.url);

/** Writes a page of `docs/measurements`. */
export async function writePage(name: string, text: string): Promise<void> {
  await writeFile(new URL(name, pages), text);
}

/**
 * Replaces the part of a page between `<!-- figures -->` and `<!-- /figures -->`.
 *
 * @throws if the page has no such part
 */
export async function writeFigures(name: string, figures: string): Promise<void> {
  const text = await readFile(new URL(name, pages), "utf8");
  const part = /<!-- figures -->[\s\S]*<!-- \/figures -->/;
  if (!part.test(text)) throw new Error(`docs/measurements/${name} has no placeholder for figures.`);
  await writePage(
    name,
    text.replace(part, () => `<!-- figures -->\n${figures}\n<!-- /figures -->`),
  );
}
