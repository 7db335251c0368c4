import { useQuery } from "@tanstack/react-query";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { PageLoading } from "@zodiac-at-work/ui/page-loading";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { Link } from "react-router";
import { passwordErrorMessage } from "../../auth/error-message.ts";
import { loadFirebase } from "../../auth/load-firebase.ts";
import { useAuth } from "../../auth/use-auth.ts";
import { attachPayments } from "../../payment/attach-payments.ts";

/** Confirms an email address from the link in an email, then attaches payments that were made with the address. */
export function ConfirmEmail({ code }: { readonly code: string }) {
  const { refreshPaymentStatus } = useAuth();
  const { error, isPending } = useQuery({
    queryKey: ["email confirmation link", code],
    queryFn: async () => {
      const firebase = await loadFirebase();
      await firebase.verifyEmail(code);
      if (await firebase.currentUser()) {
        await firebase.reload();
        await attachPayments();
        await refreshPaymentStatus();
      }
      return true;
    },
    gcTime: 0,
  });
  if (isPending) return <PageLoading />;
  return (
    <PageNotice
      eyebrow="Your account"
      title={error ? "This link no longer works" : "Your email address is confirmed"}
      text={error ? passwordErrorMessage(error) : "Thank you. You’re all set."}
      action={
        <Link to="/account" className={buttonStyle()}>
          Go to your account
        </Link>
      }
    />
  );
}
