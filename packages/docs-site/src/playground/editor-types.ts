import {
  autocompletion,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from "@codemirror/autocomplete";
import { linter } from "@codemirror/lint";
import type { Extension } from "@codemirror/state";
import { type EditorView, hoverTooltip } from "@codemirror/view";
import { type Remote, wrap } from "comlink";
import type { DescribedSuggestion, Description, SuggestedName } from "./type-service.ts";
import type { TypesWorker } from "./types-worker.ts";

type Types = Remote<TypesWorker>;

/** Loads TypeScript in a Worker: completion, underlined errors, and descriptions of the names under the pointer. */
export function editorTypes(): Extension {
  const types = wrap<TypesWorker>(new Worker("types-worker.js", { type: "module" }));
  return [
    linter(async (view) => {
      const problems = await types.problemsIn(view.state.doc.toString());
      return problems.map((problem) => ({ ...problem, severity: "error" }));
    }),
    hoverTooltip(async (view, position) => {
      const found = await types.describeAt(view.state.doc.toString(), position);
      return found && { pos: found.from, end: found.to, create: () => ({ dom: elementOf(found) }) };
    }),
    autocompletion({ icons: false, override: [(context) => complete(types, context)] }),
  ];
}

async function complete(types: Types, context: CompletionContext): Promise<CompletionResult | null> {
  if (!context.explicit && !context.matchBefore(/[\w$.'"/-]/)) return null;
  const { pos, state } = context;
  const code = state.doc.toString();
  const found = await types.suggestionsAt(code, pos);
  return (
    found && {
      from: found.from,
      validFor: /^[\w$-]*$/,
      options: found.names.map((name) => completionOf(name, () => types.describeSuggestion(code, pos, name))),
    }
  );
}

function completionOf(
  { name, importFrom, rank }: SuggestedName,
  describe: () => Promise<DescribedSuggestion | null>,
): Completion {
  const info = async () => {
    const described = await describe();
    return described && elementOf(described);
  };
  if (importFrom === undefined) return { label: name, boost: -rank, info };
  return {
    label: name,
    detail: importFrom,
    boost: -rank,
    info,
    apply: (view, _completion, from, to) => void insertWithImport(view, name, from, to, describe()),
  };
}

async function insertWithImport(
  view: EditorView,
  name: string,
  from: number,
  to: number,
  described: Promise<DescribedSuggestion | null>,
): Promise<void> {
  const before = view.state.sliceDoc(0, from);
  view.dispatch({
    changes: { from, to, insert: name },
    selection: { anchor: from + name.length },
    userEvent: "input.complete",
  });
  const imports = (await described)?.imports ?? [];
  // They stand before the name, so what has been typed after it does not move them.
  if (view.state.sliceDoc(0, from) === before) view.dispatch({ changes: [...imports] });
}

/** The documentation is shown up to its first empty line. */
function elementOf({ signature, documentation }: Description): HTMLElement {
  const element = document.createElement("div");
  const code = document.createElement("code");
  code.textContent = signature;
  element.append(code);
  const [summary = ""] = documentation.split("\n\n");
  if (summary !== "") {
    const text = document.createElement("p");
    text.textContent = summary.replaceAll("`", "");
    element.append(text);
  }
  return element;
}
