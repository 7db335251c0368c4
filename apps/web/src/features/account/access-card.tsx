import { useQuery } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { apiQuery } from "../../api/client.ts";
import { useAuth } from "../../auth/use-auth.ts";
import { useRetryAccess } from "../../auth/use-retry-access.ts";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { dayOf } from "../../text/moment.ts";

/** Whether the user has access, and the one thing to do about it. */
export function AccessCard() {
  const { hasPaid, isAdmin, isUnconfirmed } = useAuth();
  if (hasPaid) return <PaidCard />;
  if (isUnconfirmed) return <UnconfirmedCard />;
  if (isAdmin) {
    return (
      <AccessFrame
        title="You have access as an administrator"
        text="Administrators have access without paying."
        aside={<BuyAccess />}
      />
    );
  }
  return (
    <AccessFrame
      title="You don’t have access yet"
      text="Pay once and keep it for life. There are no recurring charges."
      aside={<BuyAccess />}
    />
  );
}

function PaidCard() {
  const { data } = useQuery(apiQuery("/api/account/receipts"));
  const paidAt = data?.receipts.find(({ status }) => status === "paid" || status === "partly-refunded")?.paidAt;
  return (
    <AccessFrame
      title="You have lifetime access"
      text={`Paid once${paidAt ? ` on ${dayOf(paidAt)}` : ""}. There is nothing more to pay, now or later.`}
      aside={
        <StatusBadge tone="good" icon={<Check aria-hidden="true" />}>
          Active
        </StatusBadge>
      }
    />
  );
}

function UnconfirmedCard() {
  const { isRetrying, retry } = useRetryAccess();
  return (
    <AccessFrame
      title="We can’t confirm your access right now"
      text="If you have paid, your access is safe. Please don’t pay again."
      aside={
        <Button variant="quiet" disabled={isRetrying} onClick={() => void retry()}>
          {isRetrying ? "Trying again…" : "Try again"}
        </Button>
      }
    />
  );
}

interface AccessFrameProps {
  readonly title: string;
  readonly text: string;
  readonly aside: ReactNode;
}

function AccessFrame({ title, text, aside }: AccessFrameProps) {
  const sign = useReadersSign();
  return (
    <section aria-label="Access" className="mt-6 mb-7 flex gap-5 rounded-md border border-line bg-sheet p-5 sm:p-6">
      <Seal sign={sign ?? "dragon"} tone={sign ? "tint" : "ink"} size={62} />
      <div className="flex grow flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <Heading level={2} size="card">
            {title}
          </Heading>
          <p className="mt-0.5 text-soft">{text}</p>
        </div>
        {aside}
      </div>
    </section>
  );
}
