import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import { type SubmitEvent, useState } from "react";
import { Link } from "react-router";
import { signupErrorMessage } from "../../auth/error-message.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { SignInStartingNote } from "../../auth/sign-in-starting-note.tsx";
import { offer } from "../../offer/offer.ts";
import { signUp } from "./sign-up.ts";
import { detailsProblem } from "./signup-rule.ts";

interface SignupDetailsProps {
  readonly onPrepared: (email: string, clientSecret: string) => void;
  /** The reader goes to another page from here. */
  readonly onLeave: () => void;
}

/** The first step: who buys. */
export function SignupDetails({ onPrepared, onLeave }: SignupDetailsProps) {
  const [submitting, setSubmitting] = useState(false);
  const [problem, setProblem] = useState<string>();

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem("email") as HTMLInputElement;
    const password = String(new FormData(event.currentTarget).get("password"));
    const found = detailsProblem({ email: input.value, emailIsValid: input.validity.valid, password });
    setProblem(found);
    if (found) return;
    setSubmitting(true);
    try {
      onPrepared(input.value, await signUp(input.value, password));
    } catch (error) {
      setProblem(signupErrorMessage(error));
      setSubmitting(false);
    }
  };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="mt-6 grid gap-5">
      <Field label="Email" type="email" name="email" autoComplete="username" />
      <PasswordField label="Password" name="password" autoComplete="new-password" />
      <PriceBox />
      {problem && <Callout tone="danger">{problem}</Callout>}
      <Button type="submit" disabled={submitting}>
        {submitting ? "Creating Account..." : "Continue to Payment"}
      </Button>
      <SignInStartingNote />
      <p className="text-sm text-soft">
        By going on you agree to an account being made with this email address, and to what the readings are: for
        entertainment, not career advice. Have an account already?{" "}
        <Link to="/login" onClick={onLeave} className="text-link">
          Sign in
        </Link>
      </p>
    </form>
  );
}

const shown = 4;

function PriceBox() {
  return (
    <div className="border-y border-line py-4">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-base font-medium">Lifetime access</p>
        <p className="font-serif text-2xl font-medium tracking-heading">{offer.price}</p>
      </div>
      <ul className="mt-2 list-disc pl-5 text-sm text-soft marker:text-gold">
        {offer.features.slice(0, shown).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}
