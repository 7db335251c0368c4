import { Heading } from "@zodiac-at-work/ui/heading";
import { type ReactNode, useId } from "react";

interface AccountSectionProps {
  readonly title: string;
  /** A few words below the title. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** One section of the account page, with its title in the margin. */
export function AccountSection({ title, note, children }: AccountSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-4 border-t border-line py-6 first:border-t-edge md:grid-cols-[15rem_1fr]"
    >
      <div>
        <Heading id={id} level={2} size="small">
          {title}
        </Heading>
        {note && <p className="mt-1 max-w-[24em] text-sm text-soft">{note}</p>}
      </div>
      <div className="grid content-start justify-items-start gap-4">{children}</div>
    </section>
  );
}
