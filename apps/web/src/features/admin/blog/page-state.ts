import type { BlogAdminView } from "./blog-admin-view.ts";

/** The state of the page in the URL, and how a tab changes it. */
export interface PageState {
  readonly view: BlogAdminView;
  readonly query: URLSearchParams;
  /** Changes values of the URL. Every change but one of the page leads to the first page. */
  readonly show: (changes: Readonly<Record<string, string | undefined>>) => void;
}
