import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { call, ResponseError } from "../../api/client.ts";
import { useAuth } from "../../auth/use-auth.ts";
import { offer } from "../../offer/offer.ts";
import { showToast } from "../../toast/show-toast.ts";

/** The payment that this user has open, prepared on arrival. Asking again brings the same one, until it is paid. */
export function useIntent(uid: string) {
  const { refreshPaymentStatus } = useAuth();
  const intent = useQuery({
    queryKey: ["/api/create-payment-intent", uid],
    queryFn: async () => {
      const body = { amount: offer.amount, userId: uid } as const;
      return (await call("POST /api/create-payment-intent", { body })).clientSecret;
    },
    // A secret is of no use once it was used: each visit asks for its own.
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
    // Each failure is told once, whatever else changes.
  }, [error]);
  return intent;
}
