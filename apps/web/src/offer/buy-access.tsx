import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Link } from "react-router";
import { useAuth } from "../auth/use-auth.ts";
import { offer } from "./offer.ts";
import { useSignup } from "./use-signup.ts";

interface BuyAccessProps {
  readonly className?: string;
  /** What the button says to those without access. */
  readonly label?: string;
  readonly size?: "normal" | "small";
}

/** The button for full access: the signup dialog for visitors, the checkout for users, the reading for those who have paid. */
export function BuyAccess({
  className,
  label = `Get Lifetime Access - ${offer.price}`,
  size = "normal",
}: BuyAccessProps) {
  const { user, hasPaid, isAdmin } = useAuth();
  const signup = useSignup();
  const look = buttonStyle({ size, className });
  if (hasPaid || isAdmin) {
    return (
      <Link to="/personal" className={look}>
        Open your reading
      </Link>
    );
  }
  if (user) {
    return (
      <Link to="/checkout" className={look}>
        {label}
      </Link>
    );
  }
  return (
    <Button
      size={size}
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={signup.prepare}
      onFocus={signup.prepare}
      onClick={signup.open}
    >
      {label}
    </Button>
  );
}
