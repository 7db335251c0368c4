import { errorText } from "../../../api/error-text.ts";
import { useAction } from "../use-action.ts";
import { operationsPath } from "./use-operations.ts";

interface OperationOptions<Result> {
  readonly act: () => Promise<Result>;
  /** What has been done: `Canva is being checked`. */
  readonly done: string | ((result: Result) => string);
  /** What could not be done: `Canva could not be checked`. The reason and the next step follow. */
  readonly failed: string;
  readonly onDone?: (result: Result) => void;
}

/** An operator's action, followed by a refresh of the page. */
export function useOperation<Result>({ act, done, failed, onDone }: OperationOptions<Result>) {
  return useAction({
    act,
    done: (result) => ({ title: typeof done === "string" ? done : done(result) }),
    failed,
    reason: errorText,
    changes: (path) => path.startsWith(operationsPath),
    onDone,
  });
}
