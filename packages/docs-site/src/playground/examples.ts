/** An example of the playground: a block of code of a README, under the heading that it stands below. */
export interface CodeExample {
  readonly library: string;
  readonly title: string;
  readonly code: string;
}

/** Returns the `js` blocks of a README with their headings. */
export function examplesOf(library: string, readme: string): CodeExample[] {
  const examples: CodeExample[] = [];
  let title = "First steps";
  for (const [, heading, code] of readme.matchAll(/^#{2,3} ([^\n]+)$|^```js\n(.*?)\n```/gms)) {
    if (heading !== undefined) title = heading.replaceAll("`", "");
    else if (code !== undefined) examples.push({ library, title, code });
  }
  return examples;
}
