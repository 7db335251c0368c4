import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { pollLimit } from "./payment-poll.ts";

export function PaymentPending({ checks }: { readonly checks: number }) {
  const check = Math.max(checks, 1);
  return (
    <Container className="flex grow flex-col items-start py-16 sm:py-24">
      <Eyebrow>Your payment</Eyebrow>
      <Heading level={1} size="page" className="mt-2">
        Processing Payment
      </Heading>
      <p className="mt-4 max-w-[28em] text-lg text-balance text-soft">
        Please do not refresh or close this page. It usually takes 10-30 seconds.
      </p>
      <div className="mt-8 w-full max-w-80">
        <div aria-hidden="true" className="h-0.5 bg-line forced-color-adjust-none">
          <div
            className="h-full origin-left bg-cinnabar transition-transform"
            style={{ transform: `scaleX(${check / pollLimit})` }}
          />
        </div>
        <p className="mt-3 text-sm text-soft tabular-nums">
          Check {check} of {pollLimit}
        </p>
      </div>
    </Container>
  );
}
