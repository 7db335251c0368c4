import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { signById } from "@zodiac-at-work/zodiac";
import { cx } from "class-variance-authority";
import { RefundLink } from "../operator/refund-link.tsx";
import { useReadersSign } from "../sign/readers-sign.ts";
import { CheckList } from "./check-list.tsx";
import { offer } from "./offer.ts";

interface PurchasePanelProps {
  readonly title: string;
  /** The level of the title in the outline of the page or the dialog. */
  readonly level: 2 | 3;
  readonly features: readonly string[];
  /** Whether a narrow screen shows the title and the total only. */
  readonly isShortOnPhones?: boolean;
  readonly className?: string;
}

/** What the reader buys and what it costs, beside the form that they pay with. */
export function PurchasePanel({ title, level, features, isShortOnPhones = false, className }: PurchasePanelProps) {
  const sign = useReadersSign();
  const detail = isShortOnPhones ? "max-md:hidden" : undefined;
  return (
    <section
      aria-label="Order summary"
      className={cx(
        "flex flex-col bg-well p-6 md:p-7",
        isShortOnPhones &&
          "max-md:flex-row max-md:items-center max-md:gap-4 max-sm:gap-3 max-md:border-b max-md:border-line max-md:py-4",
        className,
      )}
    >
      <Seal
        sign={sign ?? "dragon"}
        tone={sign ? "tint" : "ink"}
        size={112}
        className={isShortOnPhones ? "max-md:size-12" : "max-md:size-20"}
      />
      <div className={isShortOnPhones ? "max-md:grow md:contents" : "contents"}>
        <Heading
          level={level}
          size="card"
          className={isShortOnPhones ? "max-md:text-lg max-sm:text-base md:mt-5" : "mt-4 md:mt-5"}
        >
          {title}
        </Heading>
        <p className={cx("mt-1.5 text-sm text-soft", detail)}>
          One-time payment.{sign && ` Set for your sign, ${signById(sign).name}, the moment you are in.`}
        </p>
      </div>
      <CheckList points={features} className={cx("mt-5 mb-6", detail)} />
      <dl
        className={cx(
          "mt-auto flex items-end justify-between gap-x-4",
          isShortOnPhones ? "max-md:mt-0 md:border-t md:border-edge md:pt-3" : "border-t border-edge pt-3",
        )}
      >
        <dt className={detail}>
          Total today
          <span className="block text-sm text-soft">No recurring charges</span>
        </dt>
        <dd className="font-display text-3xl font-medium tracking-display">{offer.total}</dd>
      </dl>
      <RefundLink inNewTab className={cx("mt-2 text-sm", detail)} />
    </section>
  );
}
