import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { javascriptLanguage } from "@codemirror/lang-javascript";
import { bracketMatching, syntaxHighlighting } from "@codemirror/language";
import { lintKeymap } from "@codemirror/lint";
import { Compartment, EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { editorLook, highlighting } from "./editor-look.ts";
import { editorTypes } from "./editor-types.ts";

/** What holds the code: the text area, or the editor in its place. */
export interface CodeField {
  value: string;
}

/**
 * Puts an editor in the place of the text area, with its text, its selection and its focus. TypeScript is loaded when the
 * editor gets the focus for the first time.
 *
 * @param label the label of the text area. It becomes the label of the editor.
 * @param helpId the id of the text that describes the keys.
 */
export function openEditor(area: HTMLTextAreaElement, label: HTMLLabelElement, helpId: string): CodeField {
  const hasFocus = document.activeElement === area;
  const types = new Compartment();
  let isTypesWanted = true;
  label.id ||= `${area.id}-label`;
  const view = new EditorView({
    state: EditorState.create({
      doc: area.value,
      selection: hasFocus ? { anchor: area.selectionStart, head: area.selectionEnd } : { anchor: 0 },
      extensions: [
        history(),
        closeBrackets(),
        bracketMatching(),
        javascriptLanguage,
        syntaxHighlighting(highlighting),
        editorLook,
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({ "aria-labelledby": label.id, "aria-describedby": helpId }),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, ...lintKeymap, indentWithTab]),
        types.of([]),
        // An effect of the change of focus is dropped if a key is pressed at the same time.
        EditorView.domEventObservers({
          focus(_event, view) {
            if (!isTypesWanted) return;
            isTypesWanted = false;
            view.dispatch({ effects: types.reconfigure(editorTypes()) });
          },
        }),
      ],
    }),
  });
  view.dom.style.height = `${area.offsetHeight}px`;
  area.after(view.dom);
  area.hidden = true;
  label.addEventListener("click", () => view.focus());
  if (hasFocus) view.focus();
  return {
    get value() {
      return view.state.doc.toString();
    },
    set value(text) {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
  };
}
