import { call } from "../../../api/client.ts";
import type { Source } from "./operations-types.ts";
import { useOperation } from "./use-operation.ts";

/** What an operator can do with a source, apart from replacing its address. */
export function useSourceActions({ id, company: { name } }: Pick<Source, "id" | "company">) {
  const input = { params: { id: String(id) } };
  return {
    check: useOperation({
      act: () => call("POST /api/operations/sources/:id/check", input),
      done: `The board of ${name} is being checked`,
      failed: `The board of ${name} could not be checked`,
    }),
    pause: useOperation({
      act: () => call("POST /api/operations/sources/:id/pause", input),
      done: `The board of ${name} is switched off. Its openings stay.`,
      failed: `The board of ${name} could not be switched off`,
    }),
    activate: useOperation({
      act: () => call("POST /api/operations/sources/:id/activate", input),
      done: `The board of ${name} is switched on`,
      failed: `The board of ${name} could not be switched on`,
    }),
    confirm: useOperation({
      act: () => call("POST /api/operations/sources/:id/confirm", input),
      done: `The board is confirmed as ${name}’s own and switched on`,
      failed: `The board of ${name} could not be confirmed`,
    }),
  };
}
