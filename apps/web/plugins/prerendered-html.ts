import { hash } from "node:crypto";
import { withMemberHeader } from "./member-header.ts";
import { startScript } from "./start-script.ts";

interface PrerenderedPage {
  /** The HTML that the build made for an empty page. */
  readonly shell: string;
  /** Keeps what the reader does until the app runs. */
  readonly earlyScript: string;
  /** The page's path pattern, by which the browser recognizes the page that it hydrates. */
  readonly path: string;
  /** The rendered content of `#root`. */
  readonly markup: string;
  /** Returns the text of a file of the build, by its name without the leading slash. */
  readonly readFile: (name: string) => string;
  /** For a page whose content the API renders: the names of the content's style sheets. */
  readonly content?: { readonly styleSheets: readonly string[] };
  /** For a page that members see in another form. */
  readonly forMembers?: {
    /** The page as a member sees it without data. */
    readonly frame: string;
    /** The addresses of the scripts that it loads for a member. */
    readonly files: readonly string[];
  };
}

interface PrerenderedHtml {
  readonly html: string;
  /** The file with the page's first scripts, unless they are in the HTML. */
  readonly scriptFile?: { readonly name: string; readonly source: string };
}

/**
 * Puts a rendered page into the shell. The style sheet becomes inline, and the script starts after the first paint, so
 * that the browser needs only the HTML and the fonts to show the page. A page whose content the API renders has no inline
 * script, so that its Content-Security-Policy allows none, and is shown to users as well. A visitor can read all of it
 * without the app, which therefore waits for the first input.
 */
export function prerenderedHtml(page: PrerenderedPage): PrerenderedHtml {
  const { shell, earlyScript, path, markup, readFile, content, forMembers } = page;
  const { html: empty, scripts } = withoutScripts(shell);
  const withoutScript = withInlineStyle(empty, (name) =>
    style([name, ...(content?.styleSheets ?? [])].map(readFile), content === undefined ? hiddenFromUsers : ""),
  ).replace('<div id="root"></div>', () => `<div id="root" data-page="${path}">${markup}</div>`);
  const source = `${earlyScript}\n${startScript(scripts, content ? "first-input" : "paint", forMembers?.files)}`;
  const name = `assets/start-${hash("sha256", source, "base64url").slice(0, 8)}.js`;
  const script = content ? `<script async src="/${name}"></script>` : `<script>${source}</script>`;
  const inlined = content?.styleSheets.map((file) => `    ${inlinedStyleSheet(file)}\n`).join("") ?? "";
  const html = withoutScript.replace("  </head>", () => `${inlined}    ${script}\n  </head>`);
  if (content) return { html: withoutNoscript(html), scriptFile: { name, source } };
  return { html: forMembers ? withMemberHeader(html, forMembers.frame) : html };
}

/** Returns the HTML without its scripts, and their addresses: each after those that it imports, the entry last. */
export function withoutScripts(shell: string): { readonly html: string; readonly scripts: readonly string[] } {
  const imported: string[] = [];
  let entry = "";
  const html = shell
    .replace(/ *<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>\n/g, (_, file: string) => {
      imported.push(file);
      return "";
    })
    .replace(/ *<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>\n/, (_, file: string) => {
      entry = file;
      return "";
    });
  return { html, scripts: [...imported, entry] };
}

/**
 * A disabled link, which the browser does not load. Vite finds it and does not insert the style sheet a second time, which
 * would make the browser style the whole page again.
 */
export function inlinedStyleSheet(file: string): string {
  return `<link rel="stylesheet" href="/${file}" disabled>`;
}

/** The content can be read without a script. */
function withoutNoscript(html: string): string {
  return html.replace(/ *<noscript>.*?<\/noscript>\n/s, "");
}

/** Hides the prerendered page from a user with a session. It is rendered for a visitor. */
const hiddenFromUsers = "[data-session] #root[data-page]{display:none}";

/** Puts style sheets and one more rule into an element. */
export function style(sheets: readonly string[], rule: string): string {
  return `    <style>${sheets.map((sheet) => sheet.trim()).join("")}${rule}</style>\n`;
}

/**
 * Replaces the link to the style sheet of a shell by an element, which `styleOf` makes from the name of the file. The app must
 * not insert that sheet again: it would come after the one of members, which has more rules.
 */
export function withInlineStyle(shell: string, styleOf: (name: string) => string): string {
  return shell.replace(
    / *<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>\n/g,
    (_, name: string) => `${styleOf(name)}    ${inlinedStyleSheet(name)}\n`,
  );
}
