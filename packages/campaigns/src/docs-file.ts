import { readFile, writeFile } from "node:fs/promises";

const docs = new URL("../../../docs/", import.meta.url);

/** Writes a document in the `docs` folder. */
export async function writeDoc(name: string, text: string): Promise<void> {
  await writeFile(new URL(name, docs), text);
}

/**
 * Replaces the part of a document between `<!-- figures -->` and `<!-- /figures -->`.
 *
 * @throws if the document has no such part
 */
export async function writeFigures(name: string, figures: string): Promise<void> {
  const text = await readFile(new URL(name, docs), "utf8");
  const part = /<!-- figures -->[\s\S]*<!-- \/figures -->/;
  if (!part.test(text)) throw new Error(`docs/${name} has no placeholder for figures.`);
  await writeDoc(
    name,
    text.replace(part, () => `<!-- figures -->\n${figures}\n<!-- /figures -->`),
  );
}
