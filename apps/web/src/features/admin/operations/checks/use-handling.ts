import { call } from "../../../../api/client.ts";
import type { CheckReport } from "../operations-types.ts";
import { useOperation } from "../use-operation.ts";

/** Marks a check as handled. It no longer counts as one that needs a look. */
export function useHandling({ id, company }: Pick<CheckReport, "id" | "company">) {
  return useOperation({
    act: () => call("POST /api/operations/checks/:id/handled", { params: { id: String(id) } }),
    done: `The run of ${company.name} is marked as handled`,
    failed: `The run of ${company.name} could not be marked`,
  });
}
