import { Extension, getSchema } from "@tiptap/core";
import { Gapcursor, UndoRedo } from "@tiptap/extensions";
import { type Attributes, cleanAttributes } from "@zodiac-at-work/articles/clean-attributes";
import { articleMarks } from "./article-marks.ts";
import { articleNodes } from "./article-nodes.ts";
import { attributesOf } from "./element-attributes.ts";
import { tableNodes } from "./table-nodes.ts";

const elements = [...articleMarks, ...articleNodes, ...tableNodes];

/** The attributes that an element of an article may have. The API keeps the same. Anything else stays outside. */
const attributes = Extension.create({
  name: "attributes",
  addGlobalAttributes: () => [
    {
      types: elements
        .map(({ name }) => name)
        .filter((name) => !["doc", "text", "listKeys", "tableGrid"].includes(name)),
      attributes: {
        html: {
          default: {},
          // A second element with an id would lose it.
          keepOnSplit: false,
          parseHTML: (element: HTMLElement) => withoutSpans(cleanAttributes(element.localName, attributesOf(element))),
          renderHTML: ({ html }: { html?: Attributes }) => html ?? {},
        },
      },
    },
  ],
});

/** Everything that the visual editor can do, without its keys for undoing. */
export const articleExtensions = [...elements, attributes, Gapcursor, UndoRedo];

/** The schema of articles: the tags and attributes that the API accepts. */
export const articleSchema = getSchema(articleExtensions);

/** The commands for tables change these two, so cells have them as attributes of their own. */
function withoutSpans({ colspan: _, rowspan: __, ...rest }: Attributes): Attributes {
  return rest;
}
