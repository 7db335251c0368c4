import { HighlightStyle } from "@codemirror/language";
import { EditorView } from "@codemirror/view";
import { tags } from "@lezer/highlight";

/** The colors are variables of the page, which have a light and a dark value. */
export const editorLook = EditorView.theme({
  "&": {
    border: "1px solid var(--line)",
    borderRadius: "4px",
    background: "var(--well)",
    overflow: "hidden",
    resize: "vertical",
  },
  "&.cm-focused": { outline: "2px solid var(--cinnabar)", outlineOffset: "2px" },
  ".cm-scroller": { font: "0.875rem / 1.6 ui-monospace, Menlo, Consolas, monospace", overflow: "auto" },
  ".cm-content": { padding: "0.5rem 0", caretColor: "var(--ink)", outline: "none" },
  ".cm-line": { padding: "0 0.75rem" },
  "&.cm-focused .cm-matchingBracket": { background: "none", outline: "1px solid var(--soft)" },
  ".cm-lintRange-error": {
    backgroundImage: "none",
    textDecoration: "underline wavy var(--cinnabar)",
    textUnderlineOffset: "3px",
  },
  ".cm-tooltip, .cm-panels": {
    border: "1px solid var(--line)",
    background: "var(--paper)",
    color: "var(--ink)",
  },
  ".cm-tooltip": { maxWidth: "min(34rem, 92vw)", borderRadius: "4px", zIndex: "2" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul": {
    font: "inherit",
    fontFamily: "ui-monospace, Menlo, Consolas, monospace",
  },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li": { padding: "0.25rem 0.5rem", border: "none" },
  ".cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]": {
    background: "var(--cinnabar)",
    color: "var(--on-cinnabar)",
  },
  ".cm-completionDetail": { color: "var(--soft)", fontStyle: "normal" },
  "li[aria-selected] .cm-completionDetail": { color: "inherit" },
  ".cm-tooltip .cm-tooltip": { border: "none" },
  ".cm-tooltip.cm-completionInfo, .cm-tooltip-section": { padding: "0.5rem 0.75rem", fontSize: "0.875rem" },
  ".cm-tooltip code": { whiteSpace: "pre-wrap" },
  ".cm-tooltip p": { margin: "0.5rem 0 0" },
  ".cm-tooltip-lint": { padding: "0" },
  ".cm-diagnostic": { whiteSpace: "pre-wrap" },
  ".cm-diagnostic-error": { borderLeft: "3px solid var(--cinnabar)" },
});

export const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.moduleKeyword], color: "var(--cinnabar)" },
  { tag: [tags.string, tags.number, tags.bool, tags.null, tags.regexp], color: "var(--leaf)" },
  { tag: tags.comment, color: "var(--soft)" },
]);
