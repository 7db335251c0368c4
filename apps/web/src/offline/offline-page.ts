import { siteName } from "@zodiac-at-work/contracts/pages";
import { buttonStyle } from "@zodiac-at-work/ui/button-style";

interface OfflinePage {
  /** The address of the site's style sheet. */
  readonly styleSheet: string;
  /** The address of the reader's reading, if this device keeps it. */
  readonly reading: string | undefined;
}

/** Returns the page that takes the place of one that needs a connection. It has no script: its buttons are links. */
export function offlinePage({ styleSheet, reading }: OfflinePage): Response {
  const html = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>You’re offline · ${siteName}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${styleSheet}">
  </head>
  <body>
    <main class="mx-auto w-full max-w-page px-5 py-16 sm:px-8 sm:py-24">
      <p class="mb-3 text-xs font-medium tracking-eyebrow text-gold uppercase">${siteName}</p>
      <h1 class="font-display text-4xl font-medium tracking-display text-ink">You’re offline</h1>
      <p class="mt-4 mb-8 max-w-[28em] text-lg text-balance text-soft">This page needs a connection.${reading ? " Your reading opens without one." : ""}</p>
      <div class="flex flex-wrap gap-3">
        <a href="" class="${buttonStyle({})}">Try again</a>
        ${reading ? `<a href="${reading}" class="${buttonStyle({ variant: "secondary" })}">Open your reading</a>` : ""}
      </div>
    </main>
  </body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}
