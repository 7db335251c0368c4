import type { ToastMessage } from "@zodiac-at-work/ui/toaster";
import { adminErrorText } from "../../../api/error-text.ts";
import { useAction } from "../use-action.ts";
import { isOfPage } from "./use-blog-admin.ts";

interface BlogActionOptions<Result, Input> {
  readonly act: (input: Input) => Promise<Result>;
  readonly done: ToastMessage | ((result: Result) => ToastMessage | undefined);
  /** The title of the toast after a failure. */
  readonly failed: string;
  readonly onDone?: ((result: Result) => void) | undefined;
}

/** An action on the blog, followed by a refresh of the page. */
export function useBlogAction<Result, Input = void>(options: BlogActionOptions<Result, Input>) {
  return useAction({ ...options, reason: adminErrorText, changes: isOfPage });
}
