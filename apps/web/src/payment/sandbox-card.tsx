import { Callout } from "@zodiac-at-work/ui/callout";
import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { Field } from "@zodiac-at-work/ui/field";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import type { CardFormProps } from "./card-form.ts";
import { type CardProblems, problemsOfCard } from "./card-problems.ts";
import { confirmAtSandbox, type TypedCard } from "./confirm-at-sandbox.ts";
import { testCards } from "./test-cards.ts";

interface SandboxCardProps extends CardFormProps {
  readonly sandboxUrl: string;
}

/** The form for a test card, used when payments go to the local Stripe sandbox. */
export function SandboxCard({ sandboxUrl, publishableKey, clientSecret, onReady }: SandboxCardProps) {
  const [card, setCard] = useState<TypedCard>({ number: "", expiry: "", cvc: "" });
  const typed = useRef(card);
  typed.current = card;
  const [problems, setProblems] = useState<CardProblems>({});
  const fields = useRef<HTMLDivElement>(null);

  useEffect(() => {
    onReady({
      async confirm(returnUrl) {
        const found = problemsOfCard(typed.current);
        setProblems(found);
        const [first] = Object.keys(found);
        if (first) {
          fields.current?.querySelector<HTMLInputElement>(`[data-card="${first}"]`)?.focus();
          return { kind: "incomplete" };
        }
        return confirmAtSandbox({ sandboxUrl, publishableKey, clientSecret, card: typed.current, returnUrl });
      },
    });
  }, [sandboxUrl, publishableKey, clientSecret, onReady]);

  const field = (name: keyof TypedCard) => ({
    value: card[name],
    error: problems[name],
    "data-card": name,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      setCard({ ...card, [name]: event.currentTarget.value });
      setProblems({ ...problems, [name]: undefined });
    },
    inputMode: "numeric" as const,
    autoComplete: "off",
    required: true,
  });
  return (
    <div ref={fields} className="grid gap-5">
      <Callout tone="offer">This is a test form. No money moves. Do not enter a real card.</Callout>
      <Field label="Card number" placeholder="4242 4242 4242 4242" {...field("number")} />
      <div className="grid grid-cols-2 items-start gap-4">
        <Field label="Expiry" placeholder="MM / YY" {...field("expiry")} />
        <Field label="Security code" placeholder="123" {...field("cvc")} />
      </div>
      <Disclosure summary="Test cards">
        <ul className="text-sm">
          {testCards.map(({ number, does }) => (
            <li key={number}>
              <button
                type="button"
                onClick={() => {
                  setCard({ number, expiry: "12 / 34", cvc: "123" });
                  setProblems({});
                }}
                className="flex min-h-11 w-full flex-wrap items-center gap-x-4 text-left hover:text-ink"
              >
                <span className="text-link tabular-nums">{number}</span> {does}
              </button>
            </li>
          ))}
        </ul>
      </Disclosure>
    </div>
  );
}
