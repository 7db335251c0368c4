import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Link } from "react-router";
import { useAuth } from "../auth/use-auth.ts";
import { offer } from "./offer.ts";
import { useSignup } from "./use-signup.ts";

/** The way to full access: signing up, or for the signed-in the checkout; for those who have it, what they bought. */
export function BuyAccess({ className }: { readonly className?: string }) {
  const { user, hasPaid, isAdmin } = useAuth();
  const signup = useSignup();
  const look = buttonStyle({ className });
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
        Get Lifetime Access - {offer.price}
      </Link>
    );
  }
  return (
    <Button
      className={className}
      aria-haspopup="dialog"
      onPointerEnter={signup.prepare}
      onFocus={signup.prepare}
      onClick={signup.open}
    >
      Get Lifetime Access - {offer.price}
    </Button>
  );
}
