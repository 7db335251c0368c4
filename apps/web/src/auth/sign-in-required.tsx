import { buttonStyle } from "@zodiac-at-work/ui/button";
import { PageNotice } from "@zodiac-at-work/ui/page-notice";
import { Link, useLocation } from "react-router";

interface SignInRequiredProps {
  readonly title: string;
  readonly text: string;
}

/** Takes the place of a page that requires sign-in. Signing in leads back to that page. */
export function SignInRequired({ title, text }: SignInRequiredProps) {
  const { pathname } = useLocation();
  return (
    <PageNotice
      eyebrow="Your account"
      title={title}
      text={text}
      action={
        <div className="flex flex-wrap gap-4">
          <Link to="/login" state={{ from: pathname }} className={buttonStyle()}>
            Sign In
          </Link>
          <Link to="/" className={buttonStyle({ variant: "secondary" })}>
            Back to Home
          </Link>
        </div>
      }
    />
  );
}
