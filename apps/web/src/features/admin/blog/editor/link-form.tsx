import type { Editor } from "@tiptap/core";
import { cleanAttributes } from "@zodiac-at-work/articles/clean-attributes";
import { Button } from "@zodiac-at-work/ui/button";
import { type KeyboardEvent, type SubmitEvent, useId, useState } from "react";
import { boxStyle } from "./text-box.tsx";

interface LinkFormProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Sets, changes or removes the link of the selected words. */
export function LinkForm({ editor, onClose }: LinkFormProps) {
  const id = useId();
  const isLink = editor.isActive("a");
  const [address, setAddress] = useState<string>(editor.getAttributes("a").html?.href ?? "");
  const [problem, setProblem] = useState("");
  const close = () => {
    onClose();
    // At once: the command of TipTap waits for a frame, and the next key would be lost.
    editor.view.focus();
  };
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const html = cleanAttributes("a", { href: address.trim() });
    if (html.href === undefined) {
      setProblem("Use a path of this site, such as /zodiac-sample, or an address that begins with https://");
      return;
    }
    setLink(editor, html as { href: string });
    close();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // The dialog around it would close.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    close();
  };
  return (
    <form onSubmit={apply} onKeyDown={leave} aria-label="Link" className="border-b border-line bg-paper p-2">
      <div className="flex flex-wrap gap-2">
        <label htmlFor={id} className="sr-only">
          Address of the link
        </label>
        <input
          id={id}
          // biome-ignore lint/a11y/noAutofocus: the form opens on request and has one field
          autoFocus
          value={address}
          placeholder="/zodiac-sample or https://…"
          maxLength={2000}
          aria-invalid={problem !== "" || undefined}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setAddress(event.currentTarget.value)}
          className={`${boxStyle} w-auto min-w-48 grow`}
        />
        <Button type="submit" size="small">
          Apply
        </Button>
        {isLink && (
          <Button
            size="small"
            variant="quiet"
            onClick={() => {
              editor.chain().extendMarkRange("a").unsetMark("a").run();
              close();
            }}
          >
            Remove
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={close}>
          Cancel
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="text-sm text-danger not-empty:mt-1">
        {problem}
      </p>
    </form>
  );
}

function setLink(editor: Editor, html: { readonly href: string }): void {
  const hasWords = !editor.state.selection.empty || editor.isActive("a");
  const chain = editor.chain().extendMarkRange("a");
  if (hasWords) chain.setMark("a", { html }).run();
  else chain.insertContent({ type: "text", text: html.href, marks: [{ type: "a", attrs: { html } }] }).run();
}
