import { buttonStyle } from "@zodiac-at-work/ui/button";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { Link } from "react-router";

/** Takes the place of the checkout for users who have access. */
export function AccessNotice() {
  return (
    <PageNotice
      eyebrow="Your account"
      title="You have lifetime access"
      text="There is nothing to pay. Your receipts are on your account page."
      action={
        <div className="flex flex-wrap gap-4">
          <Link to="/personal" className={buttonStyle()}>
            Open your reading
          </Link>
          <Link to="/account" className={buttonStyle({ variant: "secondary" })}>
            Go to your account
          </Link>
        </div>
      }
    />
  );
}
