import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call } from "../../api/client.ts";
import { attachPayments } from "../../payment/attach-payments.ts";
import { afterPoll, firstPoll, type PaymentPoll, type PollResponse, pollIntervalMs } from "./payment-poll.ts";

/** Polls the payment status of a user until there is a result or the limit is reached. */
export function usePaymentPoll(uid: string): { poll: PaymentPoll; checkAgain: () => Promise<unknown> } {
  useEffect(() => void attachPayments(), []);
  const { data: poll = firstPoll, refetch } = useQuery<PaymentPoll>({
    queryKey: ["payment poll", uid],
    queryFn: async ({ client, queryKey }) =>
      afterPoll(client.getQueryData<PaymentPoll>(queryKey) ?? firstPoll, await check(uid)),
    refetchInterval: ({ state }) => (state.data && state.data.phase !== "checking" ? false : pollIntervalMs),
    refetchIntervalInBackground: true,
    networkMode: "always",
    gcTime: 0,
  });
  return { poll, checkAgain: refetch };
}

/** Ignores an error, because the next check follows. */
function check(uid: string): Promise<PollResponse> {
  return call("GET /api/user/:uid/payment-status", { params: { uid } }).catch(() => undefined);
}
