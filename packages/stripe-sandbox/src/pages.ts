import type { FastifyReply } from "fastify";

/** Markup that needs no escaping. */
export class Html {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

/**
 * Builds HTML. Escapes every value that isn't HTML already.
 *
 * @example html`<p>${"<3"}</p>`.source // "<p>&lt;3</p>"
 */
export function html(texts: TemplateStringsArray, ...values: readonly (string | Html | readonly Html[])[]): Html {
  return new Html(
    texts.map((text, index) => text + (index < values.length ? sourceOf(values[index] ?? "") : "")).join(""),
  );
}

function sourceOf(value: string | Html | readonly Html[]): string {
  if (value instanceof Html) return value.source;
  if (typeof value === "string") return value.replaceAll(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return value.map(sourceOf).join("");
}

/** Sends a page with the banner that every page of the sandbox carries. */
export function sendPage(reply: FastifyReply, title: string, content: Html, statusCode = 200): FastifyReply {
  const page = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${title} · Stripe sandbox</title>
<style>${new Html(style)}</style>
</head>
<body>
<p class="banner">Test payment page — no money moves</p>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`;
  return reply
    .code(statusCode)
    .headers({
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      // Without form-action: submitting a form can redirect to the merchant's site.
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      // With no-referrer, browsers send the forms of these pages with `Origin: null`.
      "referrer-policy": "same-origin",
    })
    .send(page.source);
}

/** Sends the page for an address that is unknown or incomplete. */
export function sendNotFound(reply: FastifyReply): FastifyReply {
  return sendPage(reply, "Page not found", html`<p>The address is unknown or incomplete.</p>`, 404);
}

/** @example money(6200, "usd") // "$62.00" */
export function money(cents: number, currency: string): string {
  return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

const style = `
:root { color-scheme: light dark; --ink: #1f2328; --soft: #57606a; --line: #8c959f; --paper: #fff; --mark: #5a3d00; --note: #fff3d1; --bad: #a40e26; --go: #0a5bb5; }
@media (prefers-color-scheme: dark) { :root { --ink: #e6edf3; --soft: #9ea7b3; --line: #6e7681; --paper: #14181d; --mark: #ffdf99; --note: #3a2c0a; --bad: #ff8f8a; --go: #7ab8ff; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .6rem 1rem; background: var(--note); color: var(--mark); font-weight: 600; text-align: center; }
main { max-width: 26rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.5rem; line-height: 1.2; }
.sum { font-size: 2rem; margin: 0; font-variant-numeric: tabular-nums; }
.soft, summary { color: var(--soft); }
.error { border-left: 3px solid var(--bad); color: var(--bad); padding-left: .75rem; }
label { display: block; margin-top: 1rem; }
input { width: 100%; min-height: 44px; margin-top: .25rem; padding: 0 .75rem; border: 1px solid var(--line); border-radius: 4px; background: transparent; color: inherit; font: inherit; }
.row { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
button { width: 100%; min-height: 44px; margin-top: 1rem; border: 1px solid var(--go); border-radius: 4px; background: transparent; color: var(--go); font: inherit; font-weight: 600; cursor: pointer; }
button.main { background: var(--go); color: var(--paper); }
a { color: var(--go); }
details { margin-top: 1.5rem; }
:focus-visible { outline: 2px solid var(--ink); outline-offset: 2px; }
table { border-collapse: collapse; font-size: .875rem; }
th, td { text-align: left; padding: .25rem .75rem .25rem 0; vertical-align: top; font-weight: 400; }
th { font-variant-numeric: tabular-nums; white-space: nowrap; }
`;
