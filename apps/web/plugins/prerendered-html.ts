import { startScript } from "./start-script.ts";

interface PrerenderedPage {
  /** The HTML that the build made for an empty page. */
  readonly shell: string;
  /** The page's path pattern, by which the browser recognizes the page that it hydrates. */
  readonly path: string;
  /** The rendered content of `#root`. */
  readonly markup: string;
  /** Returns the text of a file of the build, by its name without the leading slash. */
  readonly readFile: (name: string) => string;
}

/**
 * Puts a rendered page into the shell. The style sheet becomes inline, and the script starts after the first paint, so
 * that the browser needs only the HTML and the fonts to show the page.
 */
export function prerenderedHtml({ shell, path, markup, readFile }: PrerenderedPage): string {
  const imported: string[] = [];
  let entry = "";
  return shell
    .replace(/ *<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>\n/g, (_, name: string) => style(readFile(name)))
    .replace(/ *<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\n/g, (_, file: string) => {
      imported.push(file);
      return "";
    })
    .replace(/ *<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\n/, (_, file: string) => {
      entry = file;
      return "";
    })
    .replace("  </head>", () => `    <script>${startScript([...imported, entry])}</script>\n  </head>`)
    .replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${markup}</div>`);
}

/** Hides the prerendered page, which is rendered for a visitor, from a user with a session. */
const hiddenFromUsers = "[data-session] #root[data-page]{display:none}";

function style(css: string): string {
  return `    <style>${css.trim()}${hiddenFromUsers}</style>\n`;
}
