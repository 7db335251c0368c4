import { buttonStyle } from "@zodiac-at-work/ui/button";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { Link } from "react-router";

export function NotFoundPage() {
  return (
    <PageNotice
      eyebrow="404"
      title="Page Not Found"
      text="There is no page at this address. It may have moved, or the address may contain a typo."
      action={
        <Link to="/" className={buttonStyle()}>
          Go to the home page
        </Link>
      }
    />
  );
}
