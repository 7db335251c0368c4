import { Heading } from "@zodiac-at-work/ui/heading";
import { type ReactNode, useId } from "react";

interface AccountSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** One section of the account page, with its title in the margin. */
export function AccountSection({ title, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-x-16 gap-y-4 border-t border-line py-8 md:grid-cols-[14rem_1fr]">
      <Heading id={id} level={2} size="small">
        {title}
      </Heading>
      <div className="grid max-w-[34rem] justify-items-start gap-4">{children}</div>
    </section>
  );
}
