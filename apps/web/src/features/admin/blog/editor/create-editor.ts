import { Editor, Extension } from "@tiptap/core";
import { Plugin } from "@tiptap/pm/state";
import { findingMarks } from "./findings/finding-marks.ts";
import { articleExtensions } from "./schema/article-schema.ts";
import { pasteParser, readArticleHtml } from "./schema/read-article-html.ts";
import { writeArticleHtml } from "./schema/write-article-html.ts";

interface EditorOptions {
  readonly element: HTMLElement;
  readonly content: string;
  /** Called after each change. Content that is as it was at the start is the very same string. */
  readonly onChange: (content: string) => void;
  /** Called with a picture that was pasted or dropped. */
  readonly onPicture: (file: File) => void;
  /** Called for the key that opens the form for links. */
  readonly onLink: () => void;
}

interface ReaderOptions extends Pick<EditorOptions, "element" | "content"> {
  readonly extensions?: readonly Extension[];
}

/** Creates a view of a text that nobody can edit. Like the editor, it shows what the schema of articles has. */
export function createReader({ element, content, extensions = [] }: ReaderOptions): Editor {
  const marks = Extension.create({ name: "marks", addProseMirrorPlugins: () => [findingMarks({ canFocus: true })] });
  return new Editor({
    element,
    extensions: [...articleExtensions, marks, ...extensions],
    content: readArticleHtml(content).toJSON(),
    editable: false,
    injectCSS: false,
    // Nobody can type here, so it is no text box.
    editorProps: { attributes: { class: "article-text", role: "article", "aria-label": "Text of the article" } },
  });
}

/** Creates the visual editor. */
export function createEditor({ element, content, onChange, onPicture, onLink }: EditorOptions): Editor {
  const doc = readArticleHtml(content);
  // Never save the editor's own spelling of a text that nobody edited.
  const untouched = writeArticleHtml(doc);
  const surroundings = Extension.create({
    name: "surroundings",
    addKeyboardShortcuts: () => ({
      "Mod-k": () => {
        onLink();
        return true;
      },
    }),
    addProseMirrorPlugins() {
      const take = (files: FileList | undefined) => {
        const picture = [...(files ?? [])].find(({ type }) => type.startsWith("image/"));
        if (picture) onPicture(picture);
        return picture !== undefined;
      };
      return [
        findingMarks({ canFocus: false }),
        new Plugin({
          props: {
            clipboardParser: pasteParser(this.editor.schema),
            handlePaste: (_, event) => take(event.clipboardData?.files),
            handleDrop: (_, event) => take(event.dataTransfer?.files),
          },
        }),
      ];
    },
  });
  return new Editor({
    element,
    extensions: [...articleExtensions, surroundings],
    content: doc.toJSON(),
    // The style sheet of the editor is article-editor.css. The Content-Security-Policy forbids styles from scripts.
    injectCSS: false,
    editorProps: { attributes: { "aria-label": "Content", "aria-multiline": "true", class: "article-text" } },
    onUpdate: ({ editor }) => {
      const html = writeArticleHtml(editor.state.doc);
      onChange(html === untouched ? content : html);
    },
  });
}
