import { buttonStyle } from "@zodiac-at-work/ui/button";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { Link, useSearchParams } from "react-router";
import { ConfirmEmail } from "./confirm-email.tsx";
import { NewPassword } from "./new-password.tsx";

/** The target of the links in Firebase's emails: `?mode=resetPassword` or `verifyEmail`, with `&oobCode=`. */
export function EmailActionPage() {
  const [search] = useSearchParams();
  const code = search.get("oobCode");
  const mode = search.get("mode");
  if (code && mode === "resetPassword") return <NewPassword code={code} />;
  if (code && mode === "verifyEmail") return <ConfirmEmail code={code} />;
  return (
    <PageNotice
      eyebrow="Your account"
      title="This link is incomplete"
      text="Part of the link is missing. Please open it again from the email, or copy the whole link."
      action={
        <Link to="/" className={buttonStyle()}>
          Go to the home page
        </Link>
      }
    />
  );
}
