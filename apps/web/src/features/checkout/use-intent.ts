import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, ResponseError } from "../../api/client.ts";
import { useAuth } from "../../auth/use-auth.ts";
import { offer } from "../../offer/offer.ts";
import { showToast } from "../../toast/show-toast.ts";

/** Prepares the user's payment on arrival. A repeated call returns the same payment until it is paid. */
export function useIntent(uid: string) {
  const { refreshPaymentStatus } = useAuth();
  const intent = useQuery({
    queryKey: ["/api/create-payment-intent", uid],
    queryFn: async () => {
      const body = { amount: offer.amount, userId: uid } as const;
      return (await call("POST /api/create-payment-intent", { body })).clientSecret;
    },
    // A client secret can be used once, so each visit requests its own.
    gcTime: 0,
    staleTime: 0,
  });

  const { error } = intent;
  useEffect(() => {
    if (!error) return;
    const code = error instanceof ResponseError ? error.code : undefined;
    if (code === "already-paid") void refreshPaymentStatus();
    else if (code !== "payment-processing")
      showToast({ title: "Error", description: "Failed to initialize payment. Please try again.", destructive: true });
    // Runs once for each failure, even if other values change.
  }, [error]);
  return intent;
}
