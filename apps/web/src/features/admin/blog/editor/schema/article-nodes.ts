import { Extension, Node, type NodeConfig, textblockTypeInputRule, wrappingInputRule } from "@tiptap/core";
import { BulletList, ListItem, ListKeymap, OrderedList } from "@tiptap/extension-list";

/** Whether a paragraph is a `p` in the HTML, bare text there, or was made while editing. */
type Wrap = "explicit" | "implied" | "auto";

/**
 * A paragraph. `<li>text</li>` and `<td>text</td>` have bare text, which a schema can't mix with blocks, so it becomes an
 * implied paragraph that is written without its tag.
 */
const paragraph = Node.create({
  name: "paragraph",
  // The default block is the one with the highest priority.
  priority: 1000,
  group: "block",
  content: "inline*",
  addAttributes: () => ({
    wrap: {
      default: "auto" satisfies Wrap,
      keepOnSplit: false,
      parseHTML: (element: HTMLElement): Wrap => (element.getAttribute("data-wrap") as Wrap | null) ?? "explicit",
      renderHTML: ({ wrap }) => (wrap === "explicit" ? {} : { "data-wrap": wrap }),
    },
  }),
  parseHTML: () => [{ tag: "p" }],
  renderHTML: ({ HTMLAttributes }) => ["p", HTMLAttributes, 0],
});

const heading = Node.create({
  name: "heading",
  group: "block",
  content: "inline*",
  defining: true,
  addAttributes: () => ({ level: { default: 2, rendered: false } }),
  // The title of the page is its h1.
  parseHTML: () => [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: clampLevel(level) } })),
  renderHTML: ({ node, HTMLAttributes }) => [`h${node.attrs.level}`, HTMLAttributes, 0],
  addKeyboardShortcuts() {
    const toggle = (level: number) => () => this.editor.commands.toggleNode("heading", "paragraph", { level });
    return { "Mod-Alt-2": toggle(2), "Mod-Alt-3": toggle(3), "Mod-Alt-4": toggle(4) };
  },
  addInputRules() {
    return [2, 3, 4].map((level) =>
      textblockTypeInputRule({ find: new RegExp(`^#{${level}}\\s$`), type: this.type, getAttributes: { level } }),
    );
  },
});

const blockquote = block("blockquote", "block+", {
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*>\s$/, type: this.type })];
  },
});

const preformatted = block("pre", "inline*", {
  code: true,
  parseHTML: () => [{ tag: "pre", preserveWhitespace: "full" }],
});

/** A closed `details` would hide its text from the editor, so there it is a `div`. */
const details = block("details", "summary? block*", {
  addNodeView: () => () => {
    const dom = document.createElement("div");
    dom.className = "details";
    return { dom, contentDOM: dom };
  },
});

const listItem = ListItem.extend({ content: "block+", addAttributes: () => ({}) });

const image = Node.create({
  name: "image",
  group: "inline",
  inline: true,
  draggable: true,
  parseHTML: () => [{ tag: "img[src]" }],
  renderHTML: ({ HTMLAttributes }) => ["img", HTMLAttributes],
});

const hardBreak = Node.create({
  name: "hardBreak",
  group: "inline",
  inline: true,
  selectable: false,
  linebreakReplacement: true,
  parseHTML: () => [{ tag: "br" }],
  renderHTML: ({ HTMLAttributes }) => ["br", HTMLAttributes],
  renderText: () => "\n",
  addKeyboardShortcuts() {
    return { "Shift-Enter": () => this.editor.commands.insertContent({ type: this.name }) };
  },
});

const rule = Node.create({
  name: "hr",
  group: "block",
  parseHTML: () => [{ tag: "hr" }],
  renderHTML: ({ HTMLAttributes }) => ["hr", HTMLAttributes],
});

/** The blocks and inline elements that an article may contain, without its tables. */
export const articleNodes = [
  Node.create({ name: "doc", topNode: true, content: "block+" }),
  Node.create({ name: "text", group: "inline" }),
  paragraph,
  heading,
  blockquote,
  preformatted,
  details,
  block("summary", "inline*", { group: "" }),
  block("aside", "block+"),
  block("div", "block+"),
  block("figure", "(block | figcaption)+"),
  block("figcaption", "inline*", { group: "" }),
  block("dl", "(dt | dd)+"),
  block("dt", "inline*", { group: "" }),
  block("dd", "block+", { group: "" }),
  BulletList.extend({ addAttributes: () => ({}) }),
  OrderedList.extend({ addAttributes: () => ({}) }),
  listItem,
  Extension.create({ name: "listKeys", addExtensions: () => [ListKeymap] }),
  image,
  hardBreak,
  rule,
];

/** A block that is named after its tag. */
function block(tag: string, content: string, more: Partial<NodeConfig> = {}) {
  return Node.create({
    name: tag,
    group: "block",
    content,
    defining: true,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    ...more,
  });
}

function clampLevel(level: number): number {
  return Math.min(Math.max(level, 2), 4);
}
