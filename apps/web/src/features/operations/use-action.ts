import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { showToast } from "../../toast/show-toast.ts";
import { failureText } from "./failure-text.ts";
import { operationsPath } from "./use-operations.ts";

interface ActionOptions<Result> {
  readonly act: () => Promise<Result>;
  /** What has been done: `Canva is being checked`. */
  readonly done: string | ((result: Result) => string);
  /** What could not be done: `Canva could not be checked`. The reason and the next step follow. */
  readonly failed: string;
  readonly onDone?: (result: Result) => void;
}

/** An operator's action: one at a time, confirmed by a toast, and followed by a refresh of the page. */
export function useAction<Result>({ act, done, failed, onDone }: ActionOptions<Result>) {
  const client = useQueryClient();
  // `isPending` changes with the next render, which is too late to stop a double click.
  const acting = useRef(false);
  const mutation = useMutation({
    mutationFn: act,
    onSuccess: (result) => {
      showToast({ title: typeof done === "string" ? done : done(result) });
      onDone?.(result);
    },
    onError: (error) => showToast({ title: failed, description: failureText(error), destructive: true }),
    onSettled: () => {
      acting.current = false;
      return client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(operationsPath) });
    },
  });
  return {
    isPending: mutation.isPending,
    start() {
      if (acting.current) return;
      acting.current = true;
      mutation.mutate();
    },
  };
}
