import { Card } from "@zodiac-at-work/ui/card";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import type { ReactNode } from "react";

interface AccountFormPageProps {
  readonly title: string;
  readonly lede: string;
  /** Links under the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A page with one short form: the title on the left, the form on the right. */
export function AccountFormPage({ title, lede, aside, children }: AccountFormPageProps) {
  return (
    <Container className="grid items-start gap-x-16 gap-y-10 py-12 sm:py-16 md:grid-cols-2 md:grid-rows-[auto_1fr] md:py-24">
      <div>
        <Eyebrow>Your account</Eyebrow>
        <Heading level={1} size="page" className="mt-3">
          {title}
        </Heading>
        <p className="mt-5 max-w-lede font-serif text-xl font-medium text-soft">{lede}</p>
      </div>
      <Card className="md:col-start-2 md:row-span-2 md:row-start-1">{children}</Card>
      {aside && <div className="grid justify-items-start gap-3">{aside}</div>}
    </Container>
  );
}
