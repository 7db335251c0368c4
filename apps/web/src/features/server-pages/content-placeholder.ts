/** The id of the element that holds the content. */
export const contentId = "content";

/** Stands for the content in the HTML that the build writes. The API replaces it. */
export const contentPlaceholder = "<!-- content --><!-- /content -->";
