import { cx } from "class-variance-authority";
import { Check } from "lucide-react";

const steps = ["Details", "Payment"] as const;

/** The two steps of a signup, with the current one marked. */
export function SignupSteps({ current }: { readonly current: (typeof steps)[number] }) {
  const at = steps.indexOf(current);
  return (
    <ol aria-label="Steps" className="flex gap-5 text-sm">
      {steps.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? "step" : undefined}
          className={cx(
            "flex items-center gap-2",
            index === at ? "font-semibold text-ink" : index < at ? "text-success" : "text-soft",
          )}
        >
          {index < at ? (
            <Check aria-hidden="true" className="size-4" />
          ) : (
            <span
              aria-hidden="true"
              className={cx(
                "grid size-5 place-content-center rounded-full text-xs font-semibold",
                index === at ? "bg-ink text-paper" : "border border-edge",
              )}
            >
              {index + 1}
            </span>
          )}
          {step}
          {index < at && <span className="sr-only">, done</span>}
        </li>
      ))}
    </ol>
  );
}
