/** The elements that are no part of a line of text, in articles and in what is pasted. */
export const blockTags: ReadonlySet<string> = new Set(
  "address article aside blockquote caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr li main menu nav ol p pre search section summary table table-grid tbody td tfoot th thead tr ul".split(
    " ",
  ),
);

/** The elements whose text is no prose. */
export const hiddenTags: ReadonlySet<string> = new Set(
  "iframe math noembed noframes noscript object option script style svg template textarea title xmp".split(" "),
);

/** Reads HTML into a document of its own: nothing in it runs or loads. */
export function readInert(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<!DOCTYPE html><body>${html}`, "text/html").body;
}
