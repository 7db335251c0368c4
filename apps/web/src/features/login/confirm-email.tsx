import { useQuery } from "@tanstack/react-query";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Link } from "react-router";
import { attachPayments } from "../../account/attach-payments.ts";
import { loadIdentity } from "../../account/load-identity.ts";
import { passwordProblem } from "../../account/provider-problem.ts";
import { useAuth } from "../../account/use-auth.ts";
import { Notice } from "../../layout/notice.tsx";
import { PageLoading } from "../../layout/page-loading.tsx";

/** Confirms an e-mail address by a link from an e-mail. A payment that was made with the address is then known as the user's. */
export function ConfirmEmail({ code }: { readonly code: string }) {
  const { refreshPaymentStatus } = useAuth();
  const { error, isPending } = useQuery({
    queryKey: ["link for confirming an email address", code],
    queryFn: async () => {
      const identity = await loadIdentity();
      await identity.verifyEmail(code);
      if (await identity.currentUser()) {
        await identity.reload();
        await attachPayments();
        await refreshPaymentStatus();
      }
      return true;
    },
    gcTime: 0,
  });
  if (isPending) return <PageLoading />;
  return (
    <Notice
      eyebrow="Your account"
      title={error ? "This link does not work any more" : "Your email address is confirmed"}
      text={error ? passwordProblem(error) : "Thank you. There is nothing more to do."}
      action={
        <Link to="/account" className={buttonStyle()}>
          Go to your account
        </Link>
      }
    />
  );
}
