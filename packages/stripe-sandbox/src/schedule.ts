import { openDispute } from "./disputes.ts";
import { failRefund, succeedRefund } from "./refunds.ts";
import { settle } from "./settlement.ts";
import { now, type Sandbox } from "./store.ts";

/** Something that happens later by itself. Kept, so that a restart doesn't forget it. */
export interface Appointment {
  /** On the sandbox's clock, in milliseconds. */
  at: number;
  does: "settle" | "decline" | "open_dispute" | "open_inquiry" | "succeed_refund" | "fail_refund";
  /** Of the PaymentIntent, charge or refund. */
  id: string;
}

/** Does what is due. */
export function keepAppointments(sandbox: Sandbox): void {
  const { state } = sandbox;
  const due = state.schedule.filter(({ at }) => at <= now(sandbox));
  if (due.length === 0) return;
  state.schedule = state.schedule.filter((appointment) => !due.includes(appointment));
  sandbox.changed = true;
  for (const { does, id } of due) {
    if (does === "settle" || does === "decline") settle(sandbox, id, does === "settle" ? "succeeded" : "failed");
    if (does === "open_dispute") openDispute(sandbox, { charge: id });
    if (does === "open_inquiry") openDispute(sandbox, { charge: id, status: "warning_needs_response" });
    if (does === "succeed_refund") succeedRefund(sandbox, id);
    if (does === "fail_refund") failRefund(sandbox, id);
  }
}
