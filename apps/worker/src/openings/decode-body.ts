/**
 * Decodes the bytes of a response to text. The charset comes from a byte order mark, the `Content-Type` header, the XML
 * declaration or the `meta` element, in this order; without any it is UTF-8. Bytes that are wrong in it become U+FFFD.
 *
 * Two common mistakes of servers are corrected: UTF-8 that is declared as Latin-1, and Latin-1 that is declared as
 * UTF-8 or not at all.
 */
export function decodeBody(bytes: Uint8Array, contentType: string | null = null): string {
  const label = findCharset(bytes, contentType);
  const decoder = createDecoder(label);
  if (decoder.encoding === "utf-8") {
    const text = decoder.decode(bytes);
    return isMostlyBroken(text) ? new TextDecoder("windows-1252").decode(bytes) : text;
  }
  return (decoder.encoding === "windows-1252" ? decodeStrictly(bytes) : null) ?? decoder.decode(bytes);
}

/** HTML has to declare its charset in a quarter of these bytes. */
const headLength = 4_096;

function findCharset(bytes: Uint8Array, contentType: string | null): string {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== undefined && second !== 0)) return "utf-16be";
  const declared = /charset\s*=\s*["']?([\w:.-]+)/i.exec(contentType ?? "")?.[1];
  if (declared !== undefined) return declared;
  const head = new TextDecoder("windows-1252").decode(bytes.subarray(0, headLength));
  const inXml = /^\s*<\?xml[^>]*\sencoding\s*=\s*["']([\w:.-]+)["']/i.exec(head)?.[1];
  const inMeta = /<meta[^>]+charset\s*=\s*["']?([\w:.-]+)/i.exec(head)?.[1];
  const label = inXml ?? inMeta ?? "utf-8";
  // The declaration itself was readable as ASCII.
  return /^utf-?16/i.test(label) ? "utf-8" : label;
}

function createDecoder(label: string) {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/** Decodes UTF-8, or returns null if a byte is wrong in it. */
function decodeStrictly(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Whether more characters beyond ASCII are broken than whole. In UTF-8 with a few wrong bytes it is the other way. */
function isMostlyBroken(text: string): boolean {
  let broken = 0;
  let whole = 0;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is what is not ASCII
  for (const [run] of text.matchAll(/[^\u0000-\u007f]+/g)) {
    for (const character of run) character === "\ufffd" ? broken++ : whole++;
  }
  return broken > whole;
}
