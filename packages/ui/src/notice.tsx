import { cva, cx, type VariantProps } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";

const noticeStyle = cva("flex flex-wrap items-center gap-x-4 gap-y-3 rounded-md border px-4 py-3 sm:px-5", {
  variants: {
    tone: {
      success: "border-success/45 bg-success/8",
      warning: "border-gold/45 bg-gold/8",
      danger: "border-danger/45 bg-danger/8",
    },
  },
});

type Tone = NonNullable<VariantProps<typeof noticeStyle>["tone"]>;

interface NoticeProps extends ComponentProps<"div"> {
  readonly tone: Tone;
  /** A link or a button at the end. */
  readonly action?: ReactNode;
}

/** A message in a box above the content that it is about. Screen readers announce the tone `danger` as soon as it appears. */
export function Notice({ tone, action, className, children, ...rest }: NoticeProps) {
  return (
    <div role={tone === "danger" ? "alert" : undefined} className={noticeStyle({ tone, className })} {...rest}>
      <div className="flex min-w-0 grow basis-72 items-start gap-3">
        <svg
          viewBox="0 0 16 16"
          aria-hidden="true"
          className={cx("mt-1 size-4 shrink-0 fill-none", strokes[tone])}
          strokeWidth="1.75"
        >
          <path d={icons[tone]} />
        </svg>
        <div className="min-w-0 text-base/6 wrap-anywhere">{children}</div>
      </div>
      {action && <div className="flex flex-wrap gap-3 max-sm:pl-7">{action}</div>}
    </div>
  );
}

const strokes: Readonly<Record<Tone, string>> = {
  success: "stroke-success",
  warning: "stroke-gold",
  danger: "stroke-danger",
};

const icons: Readonly<Record<Tone, string>> = {
  success: "M2.5 8.5l3.5 3.5 7.5-8",
  warning: "M1 8c1.7-3 4-4.5 7-4.5S13.3 5 15 8c-1.7 3-4 4.5-7 4.5S2.7 11 1 8zM8 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4z",
  danger: "M3 3l10 10M13 3L3 13",
};
