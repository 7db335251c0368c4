import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Notice } from "@zodiac-at-work/ui/notice";
import { Link, useSearchParams } from "react-router";
import { ConfirmEmail } from "./confirm-email.tsx";
import { NewPassword } from "./new-password.tsx";

/** Where the links in the identity provider's e-mails lead: `?mode=resetPassword` or `verifyEmail`, and `&oobCode=`. */
export function EmailActionPage() {
  const [search] = useSearchParams();
  const code = search.get("oobCode");
  const mode = search.get("mode");
  if (code && mode === "resetPassword") return <NewPassword code={code} />;
  if (code && mode === "verifyEmail") return <ConfirmEmail code={code} />;
  return (
    <Notice
      eyebrow="Your account"
      title="This link is not complete"
      text="Part of its address is missing. Please open it once more from the email, or copy the whole of it."
      action={
        <Link to="/" className={buttonStyle()}>
          Go to the home page
        </Link>
      }
    />
  );
}
