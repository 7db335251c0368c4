import { expect, type Locator } from "@playwright/test";

interface Selection {
  /** The text of the block that the selection starts in. */
  readonly block: string;
  /** The selected text; empty for a caret. */
  readonly selected?: string;
  /** How many characters of the block are before the selection. */
  readonly offset: number;
}

/**
 * Waits until the editor has taken over the browser's selection. The browser reports a click or an arrow key in a task of
 * its own, and keys that a test presses before that act on the former selection.
 */
export async function expectSelection(content: Locator, { block, selected = "", offset }: Selection): Promise<void> {
  const read = (element: HTMLElement) => {
    // Tiptap leaves the editor at its element.
    const { editor } = element as HTMLElement & { editor?: import("@tiptap/core").Editor };
    if (!editor) return undefined;
    const { $from, from, to } = editor.state.selection;
    return {
      block: $from.parent.textContent,
      selected: editor.state.doc.textBetween(from, to),
      offset: $from.parentOffset,
    };
  };
  await expect.poll(() => content.evaluate(read)).toEqual({ block, selected, offset });
}
