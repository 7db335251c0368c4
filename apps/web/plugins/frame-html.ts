import { frameStyle } from "./frame-style.ts";
import { withLookScript } from "./look-script.ts";
import { inlinedStyleSheet, style, withInlineStyle, withoutScripts } from "./prerendered-html.ts";
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
  /** The style sheet of members, by its name without the leading slash. */
  readonly styleSheet: string;
  /** Returns the text of a file of the build, by its name without the leading slash. */
  readonly readFile: (name: string) => string;
}

/**
 * Puts the frame of a page into the shell. The style sheet becomes inline, and the scripts are loaded after the first paint, so that
 * the browser needs only the HTML to show the frame.
 */
export function frameHtml({ shell, earlyScript, markup, memberFiles, styleSheet, readFile }: Frame): string {
  const { html, scripts } = withoutScripts(shell);
  const styled = withInlineStyle(
    html,
    () => `${style([readFile(styleSheet)], frameStyle)}    ${inlinedStyleSheet(styleSheet)}\n`,
  );
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
