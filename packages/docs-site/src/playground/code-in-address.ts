/** Returns the part of an address after `#` that holds the code. It is not sent to the server. */
export function hashOf(code: string): string {
  return `#code=${encodeURIComponent(code)}`;
}

/** Returns the code of an address, or undefined if it holds none or a broken one. */
export function codeIn(hash: string): string | undefined {
  const encoded = /^#code=(.+)$/s.exec(hash)?.[1];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
