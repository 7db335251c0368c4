import { elementOf } from "./element-of.ts";

/** The part of Pagefind's browser module that this page uses. */
interface Pagefind {
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<Result> }[] }>;
}

interface Result {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** HTML of the words around the ones that were found, in `<mark>`. Pagefind escapes the rest. */
  readonly excerpt: string;
}

const query = elementOf("query", HTMLInputElement);
const status = elementOf("status", HTMLElement);
const found = elementOf("found", HTMLOListElement);

const mostResults = 20;

query.value = new URLSearchParams(location.search).get("q") ?? "";
if (query.value.trim() === "") query.focus();
else await search(query.value);

async function search(words: string): Promise<void> {
  status.textContent = "Searching…";
  try {
    // Built from the pages, so no import that the bundler could follow.
    const address = new URL("pagefind/pagefind.js", location.href).href;
    const pagefind: Pagefind = await import(address);
    const { results } = await pagefind.search(words);
    const shown = await Promise.all(results.slice(0, mostResults).map((result) => result.data()));
    status.textContent = countOf(results.length);
    found.replaceChildren(...shown.map(rowOf));
  } catch (error) {
    status.textContent = "The search could not be loaded. Reload the page to try again.";
    throw error;
  }
}

function countOf(pages: number): string {
  if (pages === 0) return "No page has these words. Try other ones, or fewer.";
  return pages === 1 ? "1 page" : `${pages} pages`;
}

function rowOf({ url, meta, excerpt }: Result): HTMLLIElement {
  const row = document.createElement("li");
  const [link, text] = [document.createElement("a"), document.createElement("p")];
  link.href = url;
  link.textContent = meta.title ?? url;
  text.innerHTML = excerpt;
  row.append(link, text);
  return row;
}
