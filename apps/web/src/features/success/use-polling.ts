import { useEffect, useReducer } from "react";
import { call } from "../../api/client.ts";
import { attachPayments } from "../../payment/attach-payments.ts";
import { afterPoll, firstPoll, type PollAnswer, type Polling, pollEveryMs } from "./polling.ts";

/** Asks until it is known what became of the user's payment, or for as long as that makes sense. */
export function usePolling(uid: string): Polling {
  const [polling, poll] = useReducer(afterPoll, firstPoll);

  useEffect(() => void attachPayments(), []);
  useEffect(() => {
    if (polling.phase !== "checking") return;
    let dropped = false;
    const timer = setTimeout(
      async () => {
        const answer = await ask(uid);
        if (!dropped) poll(answer);
      },
      polling.checks === 0 ? 0 : pollEveryMs,
    );
    return () => {
      dropped = true;
      clearTimeout(timer);
    };
  }, [polling, uid]);
  return polling;
}

/** Whatever goes wrong with one check, there is a next one. */
function ask(uid: string): Promise<PollAnswer> {
  return call("GET /api/user/:uid/payment-status", { params: { uid } }).catch(() => undefined);
}
