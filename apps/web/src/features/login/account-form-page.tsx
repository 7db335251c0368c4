import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { SeatWheel } from "@zodiac-at-work/ui/seat-wheel";
import { signIds } from "@zodiac-at-work/zodiac";
import type { ReactNode } from "react";

interface AccountFormPageProps {
  readonly title: string;
  readonly lede: string;
  /** A few words in the middle of the wheel. */
  readonly greeting?: string;
  /** Links under the form. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one short form, and the twelve signs beside it where there is room. */
export function AccountFormPage({ title, lede, greeting, aside, children }: AccountFormPageProps) {
  return (
    <Container className="grid grow items-center gap-x-16 py-10 sm:py-16 md:grid-cols-2 md:py-20">
      <div className="w-full max-w-dialog md:justify-self-center">
        <Heading level={1} size="page">
          {title}
        </Heading>
        <p className="mt-2 mb-7 max-w-lede font-serif text-xl font-medium text-soft">{lede}</p>
        {children}
        {aside && (
          <div className="mt-6 flex flex-wrap justify-between gap-x-6 gap-y-3 border-t border-line pt-5 text-sm">
            {aside}
          </div>
        )}
      </div>
      <SeatWheel seats={signIds} sealSize={50} className="w-full max-w-[25rem] justify-self-center max-md:hidden">
        {greeting && <p className="font-display text-3xl font-medium tracking-display">{greeting}</p>}
      </SeatWheel>
    </Container>
  );
}
