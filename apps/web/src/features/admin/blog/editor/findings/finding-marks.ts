import type { Editor } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin, PluginKey, TextSelection } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { gateNames } from "../../blog-admin-words.ts";
import { findBlock } from "./find-block.ts";
import type { MarkedBlock } from "./findings.ts";

interface Marks {
  readonly blocks: readonly MarkedBlock[];
  readonly decorations: DecorationSet;
}

const key = new PluginKey<Marks>("findings");

/**
 * Marks the blocks in which the gates found something, with a note below each. A block that is edited loses its mark.
 *
 * @param canFocus whether a marked block can have the focus. In a text that is edited, the text has it
 */
export function findingMarks({ canFocus }: { canFocus: boolean }): Plugin<Marks> {
  return new Plugin<Marks>({
    key,
    state: {
      init: () => ({ blocks: [], decorations: DecorationSet.empty }),
      apply(transaction, marks) {
        const blocks = (transaction.getMeta(key) as readonly MarkedBlock[] | undefined) ?? marks.blocks;
        if (blocks === marks.blocks && (!transaction.docChanged || blocks.length === 0)) return marks;
        return { blocks, decorations: decorate(transaction.doc, blocks, canFocus) };
      },
    },
    props: { decorations: (state) => key.getState(state)?.decorations },
  });
}

/** Replaces the marks of an editor. */
export function showFindings(editor: Editor, blocks: readonly MarkedBlock[]): void {
  editor.view.dispatch(editor.state.tr.setMeta(key, blocks).setMeta("addToHistory", false));
}

/** Puts the cursor into a marked block and shows it. Returns false if it was edited or removed. */
export function goToFinding(editor: Editor, block: MarkedBlock): boolean {
  const place = findBlock(editor.state.doc, block);
  if (!place) return false;
  const { state, view } = editor;
  view.dispatch(state.tr.setSelection(TextSelection.near(state.doc.resolve(place.from + 1))));
  const element = view.nodeDOM(place.from);
  if (!(element instanceof HTMLElement)) return true;
  if (editor.isEditable) view.focus();
  else element.focus();
  element.scrollIntoView({ block: "center" });
  return true;
}

function decorate(doc: Node, blocks: readonly MarkedBlock[], canFocus: boolean): DecorationSet {
  const decorations = blocks.flatMap((block) => {
    const place = findBlock(doc, block);
    if (!place) return [];
    const { from, to } = place;
    return [
      Decoration.node(from, to, {
        ...{ class: "finding", id: anchorOf(block) },
        ...(canFocus && { tabindex: "-1" }),
      }),
      Decoration.widget(afterTable(doc, from, to), () => noteOf(block), {
        side: 1,
        key: `${block.block}: ${block.findings.map(({ text }) => text).join(" ")}`,
        ignoreSelection: true,
      }),
    ];
  });
  return DecorationSet.create(doc, decorations);
}

/** The id of a marked block in the page. */
function anchorOf({ block }: MarkedBlock): string {
  return `finding-${block}`;
}

/** A table has no room for a note between its rows, so the note of a row stands below the table. */
function afterTable(doc: Node, from: number, to: number): number {
  const place = doc.resolve(from);
  for (let depth = 1; depth <= place.depth; depth++) {
    if (place.node(depth).type.name === "table") return place.after(depth);
  }
  return to;
}

function noteOf({ findings, words }: MarkedBlock): HTMLElement {
  const note = document.createElement("div");
  note.className = "finding-note";
  note.contentEditable = "false";
  note.setAttribute("role", "note");
  note.setAttribute("aria-label", `Findings at “${words.slice(0, 60)}”`);
  for (const { gate, text } of findings) {
    const line = document.createElement("p");
    const name = document.createElement("strong");
    name.textContent = `${gateNames[gate]}. `;
    line.append(name, text);
    note.append(line);
  }
  return note;
}
