import { paidFlagPrefix } from "../src/auth/paid-flag.ts";
import { sessionKeyPrefix } from "../src/auth/session.ts";
import type { MemberFiles } from "./member-files.ts";

/** Finds out whether the browser stores a session. Some browsers forbid to read the storage. */
export const findSession = `let session;
try {
  session = Object.keys(localStorage).find((key) => key.startsWith(${JSON.stringify(sessionKeyPrefix)}));
} catch {}`;

/** Begins to load scripts. They run when the app imports them. */
export const preload = `const preload = (files) => {
  for (const href of files) {
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }
};`;

/** Finds out whether the session is of a user who has paid at an earlier visit, and marks the document, which shows the frame. */
export const markMember = `let isMember = false;
try {
  isMember = ${JSON.stringify(paidFlagPrefix)} + JSON.parse(localStorage[session]).uid in localStorage;
} catch {}
if (isMember) document.documentElement.dataset.member = "";`;

/** Returns the script of the shell that begins to load the page's scripts, in a browser that stores a session. */
export function sessionScript(pages: readonly MemberFiles[]): string {
  const table = pages.map(({ path, files }) => [`^${path.replace(/:\w+/g, "[^/]+")}$`, files]);
  return `{
${preload}
${findSession}
const pages = ${JSON.stringify(table)};
if (session) preload(pages.find(([path]) => new RegExp(path).test(location.pathname))?.[1] ?? []);
}`;
}
