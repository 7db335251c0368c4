import { call } from "../../../../api/client.ts";
import { ActionButton } from "../../action-button.tsx";
import { useOperation } from "../use-operation.ts";
import { useTasks } from "../use-operations.ts";

/** Checks all boards. While such a check is under way, the button shows how far it is. */
export function CheckAllButton() {
  const { data } = useTasks({ task: undefined, taskPage: 1 });
  const run = data?.runs.find(({ sign }) => sign === null);
  const action = useOperation({
    act: () => call("POST /api/scrape-enhanced", {}),
    done: ({ message }) => message,
    failed: "The check of all boards could not be started",
  });
  const isUnderWay = run !== undefined || action.isPending;
  return (
    <ActionButton variant="primary" action={{ ...action, isPending: isUnderWay }}>
      {run ? `Checking, ${run.done} of ${run.of}` : action.isPending ? "Starting the check" : "Check all boards"}
    </ActionButton>
  );
}
