/** What tells a page beside the reference from the others. */
export interface HtmlPage {
  readonly title: string;
  readonly description: string;
  /** The address of the site, for a page that the server sends for any address. Else its files are beside the page. */
  readonly site?: string;
  /** The element with the style. */
  readonly style?: string;
  readonly body: string;
}

/** Returns the HTML of a page that TypeDoc doesn't write. */
export function htmlPage({ title, description, site = "", style, body }: HtmlPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${description}">
<title>${title} | Zodiac at Work</title>
<link rel="icon" href="${site}favicon.svg" type="image/svg+xml">
${style ?? '<link rel="stylesheet" href="page.css">'}
</head>
<body>
${body.trim()}
</body>
</html>
`;
}
