import { Extension } from "@tiptap/core";
import type { Node } from "@tiptap/pm/model";
import { Plugin } from "@tiptap/pm/state";
import { Decoration, DecorationSet } from "@tiptap/pm/view";
import { readHtml } from "@zodiac-at-work/articles/read-html";
import { findBlock } from "../editor/findings/find-block.ts";
import { beginningOf } from "../editor/findings/findings.ts";

/** A button below each paragraph of a text that asks for another version. It calls with the place of the paragraph's block. */
export function rewriteButtons(content: string, onRewrite: (block: number) => void): Extension {
  return Extension.create({
    name: "rewriteButtons",
    addProseMirrorPlugins: () => [
      new Plugin({
        state: { init: (_, { doc }) => buttonsIn(doc, content, onRewrite), apply: (_, buttons) => buttons },
        props: {
          decorations(state) {
            return this.getState(state);
          },
        },
      }),
    ],
  });
}

function buttonsIn(doc: Node, content: string, onRewrite: (block: number) => void): DecorationSet {
  const seen = new Map<string, number>();
  const decorations = readHtml(content).blocks.flatMap(({ tag, text }, block) => {
    const twin = seen.get(text) ?? 0;
    seen.set(text, twin + 1);
    const place = tag === "p" ? findBlock(doc, { block, words: text, twin, findings: [] }) : undefined;
    // After the note of what was found in the paragraph.
    return place ? [Decoration.widget(place.to, () => buttonOf(text, () => onRewrite(block)), { side: 2 })] : [];
  });
  return DecorationSet.create(doc, decorations);
}

function buttonOf(text: string, onClick: () => void): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "rewrite-button";
  button.textContent = "Rewrite";
  button.setAttribute("aria-label", `Rewrite the paragraph “${beginningOf(text)}”`);
  button.addEventListener("click", onClick);
  return button;
}
