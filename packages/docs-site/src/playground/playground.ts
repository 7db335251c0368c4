import { elementOf } from "../element-of.ts";
import type { CodeField } from "./code-editor.ts";
import { codeIn, hashOf } from "./code-in-address.ts";
import type { CodeExample } from "./examples.ts";
import type { Outcome } from "./run-code.ts";
import { runLimited } from "./run-limited.ts";

/** The build puts in the examples of the READMEs. */
declare const readmeExamples: readonly CodeExample[];

const form = elementOf("form", HTMLFormElement);
const example = elementOf("example", HTMLSelectElement);
const area = elementOf("code", HTMLTextAreaElement);
const label = elementOf("code-label", HTMLLabelElement);
const keys = elementOf("keys", HTMLElement);
const share = elementOf("share", HTMLButtonElement);
const note = elementOf("note", HTMLElement);
const results = elementOf("results", HTMLOListElement);
let code: CodeField = area;
let current = new AbortController();

for (const [index, { library, title }] of readmeExamples.entries()) {
  example.add(new Option(`${library}: ${title}`, String(index)));
}
example.addEventListener("change", () => void choose());
form.addEventListener("submit", (event) => {
  event.preventDefault();
  void run();
});
share.addEventListener("click", () => void copyAddress());
addEventListener("hashchange", showSharedCode);
// Before the editor reads the key.
form.addEventListener("keydown", runByKey, { capture: true });
if (!showSharedCode()) await choose();
await showEditor();

/** Code of an address may be anybody's, so it runs only when the reader says so. */
function showSharedCode(): boolean {
  const shared = codeIn(location.hash);
  if (shared === undefined || shared === code.value) return shared !== undefined;
  code.value = shared;
  results.replaceChildren();
  note.textContent = "This code came with the address. Press Run to run it.";
  return true;
}

async function choose(): Promise<void> {
  code.value = readmeExamples[Number(example.value)]?.code ?? "";
  await run();
}

/** The text area works without the editor, so it is there first, and stays if the editor can't be loaded. */
async function showEditor(): Promise<void> {
  const { openEditor } = await import("./code-editor.ts");
  code = openEditor(area, label, keys.id);
  keys.hidden = false;
}

function runByKey(event: KeyboardEvent): void {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  event.stopPropagation();
  form.requestSubmit();
}

async function run(): Promise<void> {
  current.abort();
  const own = new AbortController();
  current = own;
  note.textContent = "";
  const outcomes = await runLimited(code.value, "run-worker.js", own.signal);
  // A later run has taken over.
  if (own.signal.aborted) return;
  results.replaceChildren(...outcomes.map(rowOf));
}

async function copyAddress(): Promise<void> {
  history.replaceState(null, "", hashOf(code.value));
  try {
    await navigator.clipboard.writeText(location.href);
    note.textContent = "The link is copied. It holds the code.";
  } catch {
    note.textContent = "The browser does not allow copying. Copy the address of this page: it holds the code.";
  }
}

function rowOf({ code: source, text, isError }: Outcome): HTMLLIElement {
  const row = document.createElement("li");
  row.classList.toggle("error", isError);
  const [call, output] = [document.createElement("code"), document.createElement("pre")];
  call.textContent = source;
  output.textContent = text;
  row.append(call, output);
  return row;
}
