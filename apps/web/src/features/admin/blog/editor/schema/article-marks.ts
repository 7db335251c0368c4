import { Mark, type MarkConfig, markInputRule } from "@tiptap/core";
import { cleanAttributes } from "@zodiac-at-work/articles/clean-attributes";
import { attributesOf } from "./element-attributes.ts";

/** The inline elements that an article may contain. The first is the outermost. */
export const articleMarks = [
  inline("a", {
    inclusive: false,
    parseHTML: () => [{ tag: "a[href]", getAttrs: (link) => (hasAddress(link) ? null : false) }],
  }),
  ...["abbr", "cite", "q", "time", "mark", "small", "sub", "sup", "kbd"].map((tag) => inline(tag)),
  inline("strong", {
    parseHTML: () => [{ tag: "strong" }, { style: "font-weight", getAttrs: isBold }],
    addKeyboardShortcuts() {
      return { "Mod-b": () => this.editor.commands.toggleMark("strong") };
    },
    addInputRules() {
      return [markInputRule({ find: /(?:^|\s)(\*\*(?!\s)((?:[^*]+))\*\*)$/, type: this.type })];
    },
  }),
  inline("b", {
    // Google Docs wraps all that it copies in a bold element of normal weight.
    parseHTML: () => [{ tag: "b", getAttrs: ({ style }) => (style.fontWeight === "normal" ? false : null) }],
  }),
  inline("em", {
    parseHTML: () => [{ tag: "em" }, { style: "font-style=italic" }],
    addKeyboardShortcuts() {
      return { "Mod-i": () => this.editor.commands.toggleMark("em") };
    },
    addInputRules() {
      return [markInputRule({ find: /(?:^|\s)(\*(?![\s*])((?:[^*]+))\*)$/, type: this.type })];
    },
  }),
  ...["i", "u", "s"].map((tag) => inline(tag)),
  inline("code", {
    addInputRules() {
      return [markInputRule({ find: /(?:^|\s)(`(?!\s)((?:[^`]+))`)$/, type: this.type })];
    },
  }),
];

function inline(tag: string, more: Partial<MarkConfig> = {}) {
  return Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...more,
  });
}

function isBold(weight: string): null | false {
  return /^(bold(er)?|[6-9]\d\d)$/.test(weight) ? null : false;
}

function hasAddress(link: HTMLElement): boolean {
  return cleanAttributes("a", attributesOf(link)).href !== undefined;
}
