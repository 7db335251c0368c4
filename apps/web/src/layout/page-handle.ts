/** What a route says of its page, for the browser's tab and for search engines. */
export interface PageHandle {
  readonly title: string;
  readonly description: string;
}
