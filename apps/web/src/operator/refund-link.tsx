import { cx } from "class-variance-authority";
import { operatorText } from "./operator-text.ts";

interface RefundLinkProps {
  /** For a reader who is filling in a form, which would be lost. */
  readonly inNewTab?: boolean;
  readonly className?: string;
}

/** The promise of a refund in one sentence, which links to the policy. Without a policy there is neither. */
export function RefundLink({ inNewTab = false, className }: RefundLinkProps) {
  return (
    <a
      href="/refunds"
      {...(inNewTab && { target: "_blank", rel: "noopener" })}
      className={cx("text-link empty:hidden", className)}
      {...operatorText("refund")}
    />
  );
}
