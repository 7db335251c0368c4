import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ToastMessage } from "@zodiac-at-work/ui/toaster";
import { useRef } from "react";
import { refresh } from "../../api/refresh.ts";
import { showToast } from "../../toast/show-toast.ts";

interface ActionOptions<Result, Input> {
  readonly act: (input: Input) => Promise<Result>;
  /** The toast after success. A function may return undefined for a result that needs none. */
  readonly done: ToastMessage | ((result: Result) => ToastMessage | undefined);
  /** The title of the toast after a failure: `Canva could not be checked`. */
  readonly failed: string;
  /** Returns why it failed, as the text of the toast. */
  readonly reason: (error: Error) => string;
  /** Returns whether the action may have changed what a query returned, given the query's path. */
  readonly changes: (path: string) => boolean;
  readonly onDone?: ((result: Result) => void) | undefined;
}

/** An administrator's action: one at a time, confirmed by a toast, and followed by a refresh of what it may have changed. */
export function useAction<Result, Input = void>(options: ActionOptions<Result, Input>) {
  const { act, done, failed, reason, changes, onDone } = options;
  const client = useQueryClient();
  // `isPending` changes with the next render, too late to stop a double click.
  const acting = useRef(false);
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      const toast = typeof done === "function" ? done(result) : done;
      if (toast) showToast(toast);
      onDone?.(result);
    },
    onError: (error) => showToast({ title: failed, description: reason(error), destructive: true }),
    onSettled: () => {
      acting.current = false;
      return refresh(client, { predicate: ({ queryKey }) => changes(String(queryKey[0])) });
    },
  });
  return {
    isPending: mutation.isPending,
    start(input: Input) {
      if (acting.current) return;
      acting.current = true;
      mutation.mutate(input);
    },
  };
}
