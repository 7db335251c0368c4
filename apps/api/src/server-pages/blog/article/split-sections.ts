/**
 * Splits an article's clean HTML before its second section (h2). A figure can stand between. An h2 inside of another
 * element does not count. HTML with one section or none is split after its first part.
 *
 * @example
 * splitAfterFirstSection("<p>a</p><h2>B</h2><p>b</p><h2>C</h2>"); // ["<p>a</p><h2>B</h2><p>b</p>", "<h2>C</h2>"]
 */
export function splitAfterFirstSection(content: string): [string, string] {
  const starts: number[] = [];
  let depth = 0;
  for (const { 0: tag, 1: slash, 2: name = "", index } of content.matchAll(tagPattern)) {
    if (voidTags.has(name)) continue;
    if (slash) depth -= 1;
    else {
      if (name === "h2" && depth === 0) starts.push(index);
      if (!tag.endsWith("/>")) depth += 1;
    }
  }
  const [first = content.length, second] = starts;
  const at = second ?? (first > 0 ? first : content.length);
  return [content.slice(0, at), content.slice(at)];
}

const tagPattern = /<(\/?)([a-z][a-z0-9]*)(?:"[^"]*"|[^">])*>/g;
const voidTags = new Set(["br", "hr", "img"]);
