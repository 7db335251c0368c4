import { openDispute } from "./disputes.ts";
import { failRefund, succeedRefund } from "./refunds.ts";
import type { Store } from "./types.ts";

/** Applies the scheduled changes that are due. */
export function applyScheduledChanges(store: Store): void {
  const { state } = store;
  const due = state.scheduledChanges.filter(({ at }) => at <= store.now());
  if (due.length === 0) return;
  state.scheduledChanges = state.scheduledChanges.filter((change) => !due.includes(change));
  store.changed = true;
  for (const { kind, id } of due) {
    if (kind === "open_dispute") openDispute(store, id);
    if (kind === "open_inquiry") openDispute(store, id, "warning_needs_response");
    if (kind === "succeed_refund") succeedRefund(store, id);
    if (kind === "fail_refund") failRefund(store, id);
  }
}
