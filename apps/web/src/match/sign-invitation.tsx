import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Link } from "react-router";

/** Invites a reader whose sign is unknown to enter a birth date. */
export function SignInvitation({ text }: { readonly text: string }) {
  return (
    <Callout
      tone="offer"
      data-sign-invitation
      className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
    >
      <p className="max-w-measure">{text}</p>
      <Link to="/personal" className={buttonStyle({ variant: "quiet", size: "small" })}>
        Open Your Zodiac
      </Link>
    </Callout>
  );
}
