import { withLookScript } from "./look-script.ts";
import { style, withInlineStyle, withoutScripts } from "./prerendered-html.ts";
import { frameScript } from "./start-script.ts";

interface Frame {
  /** The HTML that the build made for an empty page. */
  readonly shell: string;
  /** Keeps what the reader does until the app runs. */
  readonly earlyScript: string;
  /** The page as a member sees it without data. */
  readonly markup: string;
  /** The addresses of the scripts that the page loads for a member. */
  readonly memberFiles: readonly string[];
  /** Returns the text of a file of the build, by its name without the leading slash. */
  readonly readFile: (name: string) => string;
}

/**
 * Only members see a frame. Its controls look as if they can't be used, because the app does not run yet. Only the app knows whether
 * the reader has entered a birth date.
 */
const shownToMembers = [
  "#root[data-frame]{display:none}",
  "[data-member] #root[data-frame]{display:block}",
  "#root[data-frame] :is(a,button,label,select,input:not([type=checkbox])){opacity:.6}",
  "#root[data-frame] [data-sign-invitation]{visibility:hidden}",
].join("");

/**
 * Puts the frame of a page into the shell. The style sheet becomes inline, and the scripts are loaded after the first paint, so that
 * the browser needs only the HTML to show the frame.
 */
export function frameHtml({ shell, earlyScript, markup, memberFiles, readFile }: Frame): string {
  const { html, scripts } = withoutScripts(shell);
  const styled = withInlineStyle(html, (name) => style([readFile(name)], shownToMembers));
  return withLookScript(styled, `${frameScript(scripts, memberFiles)}\n${earlyScript}`).replace(
    '<div id="root"></div>',
    () => `<div id="root" data-frame inert>${light(markup)}</div>`,
  );
}

/**
 * Leaves out what the app draws: style attributes, which the Content-Security-Policy forbids and React sets in another way, the
 * fields that such a style hides, and long outlines, whose place the drawing keeps.
 */
function light(markup: string): string {
  return markup
    .replace(/<input[^>]* style="[^>]*>/g, "")
    .replace(/ style="[^"]*"/g, "")
    .replace(/(<path[^>]*) d="[^"]{200,}"/g, "$1");
}
