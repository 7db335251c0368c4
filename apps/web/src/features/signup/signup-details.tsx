import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Field } from "@zodiac-at-work/ui/field";
import type { RefObject } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../api/client.ts";
import { queryClient } from "../../api/query-client.ts";
import { isAboutPassword, signupErrorMessage } from "../../auth/error-message.ts";
import { PasswordField } from "../../auth/password-field.tsx";
import { passwordRule } from "../../auth/password-rule.ts";
import { SignInStartingNote } from "../../auth/sign-in-starting-note.tsx";
import { FormError } from "../../form/form-error.ts";
import { useFormMutation } from "../../form/use-form-mutation.ts";
import { offer } from "../../offer/offer.ts";
import { RefundLink } from "../../operator/refund-link.tsx";
import { type PreparedPayment, signUp } from "./sign-up.ts";
import { detailsProblem } from "./signup-rule.ts";

interface SignupDetailsProps {
  readonly emailRef: RefObject<HTMLInputElement | null>;
  readonly onPrepared: (payment: PreparedPayment) => void;
  /** Called when the reader follows a link to another page. */
  readonly onLeave: () => void;
}

/** The first step: email and password. */
export function SignupDetails({ emailRef, onPrepared, onLeave }: SignupDetailsProps) {
  const signup = useFormMutation({
    async send(form) {
      const input = form.elements.namedItem("email") as HTMLInputElement;
      const password = String(new FormData(form).get("password"));
      const problem = detailsProblem({ email: input.value, emailIsValid: input.validity.valid, password });
      if (problem) throw new FormError(problem);
      return signUp(input.value, password);
    },
    messageOf: (error) => signupErrorMessage(error, supportEmail()),
    onSuccess: onPrepared,
  });
  const submitting = signup.isPending || signup.isSuccess;
  const passwordProblem = isAboutPassword(signup.problem) ? signup.problem : undefined;
  return (
    <form onSubmit={signup.submit} noValidate className="mt-5 grid gap-5">
      <Field ref={emailRef} label="Email" type="email" name="email" autoComplete="username" />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        hint={passwordRule}
        error={passwordProblem}
      />
      <PriceBox />
      {signup.problem && !passwordProblem && <Callout tone="danger">{signup.problem}</Callout>}
      <Button type="submit" disabled={submitting}>
        {submitting ? "Creating Account..." : "Continue to Payment"}
      </Button>
      <SignInStartingNote />
      <p className="text-sm text-soft">
        By continuing, you agree to create an account with this email address. The readings are for entertainment and
        are not career advice. Already have an account?{" "}
        <Link to="/login" onClick={onLeave} className="text-link">
          Sign in
        </Link>
      </p>
    </form>
  );
}

/** The sign-in has loaded the configuration before anything can fail that support could help with. */
function supportEmail(): string | null | undefined {
  return queryClient.getQueryData(apiQuery("/api/config").queryKey)?.supportEmail;
}

const priceBoxLines = 4;

/** Wide screens show the panel beside the form instead. */
function PriceBox() {
  return (
    <div className="border-y border-line py-4 md:hidden">
      <div className="flex items-baseline justify-between gap-4">
        <p className="text-base font-medium">Lifetime access</p>
        <p className="font-serif text-2xl font-medium tracking-heading">{offer.price}</p>
      </div>
      <RefundLink inNewTab className="text-sm" />
      <ul className="mt-2 list-disc pl-5 text-sm text-soft marker:text-gold">
        {offer.features.slice(0, priceBoxLines).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </div>
  );
}
