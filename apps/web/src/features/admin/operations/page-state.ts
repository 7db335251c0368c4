import type { OperationsView } from "./operations-view.ts";

/** The state of the page in the URL, and how a section changes it. */
export interface PageState {
  readonly view: OperationsView;
  readonly query: URLSearchParams;
  /** Changes values of the URL. */
  readonly show: (changes: Readonly<Record<string, string | number | undefined>>) => void;
  readonly search: (name: "search" | "board", text: string) => void;
}
