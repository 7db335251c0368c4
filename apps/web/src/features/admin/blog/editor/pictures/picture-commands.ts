import type { Editor } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";

/** A picture of the library, as the API returns it. */
export interface StoredPicture {
  readonly path: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A picture in the text of an article. */
export interface Picture {
  readonly path: string;
  readonly width: number | undefined;
  readonly height: number | undefined;
  /** What it shows, for readers who don't see it. */
  readonly alt: string;
  readonly caption: string;
}

/** Returns the picture that is selected, if there is one. Its caption is text beside it. */
export function selectedPicture(editor: Editor): Picture | undefined {
  const { selection } = editor.state;
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== "image") return undefined;
  const { src, alt, width, height } = selection.node.attrs.html;
  return { path: src, alt: alt ?? "", width: numberIn(width), height: numberIn(height), caption: "" };
}

/** Replaces the selected picture, or inserts one at the cursor as a figure. */
export function insertPicture(editor: Editor, { path, alt, width, height, caption }: Picture): void {
  const size = width && height ? { width: String(width), height: String(height) } : {};
  const html = { src: path, alt, ...size, loading: "lazy" };
  if (selectedPicture(editor)) {
    editor.chain().focus().updateAttributes("image", { html }).run();
    return;
  }
  const image = { type: "paragraph", attrs: { wrap: "implied" }, content: [{ type: "image", attrs: { html } }] };
  const text = caption ? [{ type: "figcaption", content: [{ type: "text", text: caption }] }] : [];
  editor
    .chain()
    .focus()
    .insertContent({ type: "figure", content: [image, ...text] })
    .run();
}

function numberIn(value: string | undefined): number | undefined {
  return value === undefined ? undefined : Number(value);
}
