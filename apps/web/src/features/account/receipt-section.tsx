import { useQuery } from "@tanstack/react-query";
import { product } from "@zodiac-at-work/contracts/price";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Spinner } from "@zodiac-at-work/ui/spinner";
import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { Check, CircleAlert, Undo2 } from "lucide-react";
import { apiQuery } from "../../api/client.ts";
import { dayOf } from "../../text/moment.ts";
import { AccountSection } from "./account-section.tsx";
import { formatMoney, type Receipt, receiptStatus } from "./receipt-text.ts";

export function ReceiptSection() {
  const { data, error, refetch } = useQuery({
    ...apiQuery("/api/account/receipts"),
    staleTime: 0,
    refetchOnMount: true,
  });
  return (
    <AccountSection title="Receipts">
      {!data && !error && <Spinner label="Loading your receipts" />}
      {error && (
        <>
          <Callout tone="danger">Your receipts could not be loaded. Please try again later.</Callout>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {data?.receipts.length === 0 && <p className="text-soft">You have no receipts yet.</p>}
      {data && data.receipts.length > 0 && <ReceiptTable receipts={data.receipts} />}
    </AccountSection>
  );
}

function ReceiptTable({ receipts }: { readonly receipts: readonly Receipt[] }) {
  return (
    <table className="w-full text-left tabular-nums">
      <TableHead
        columns={[
          "Date",
          { name: "For", className: "max-sm:hidden" },
          "Amount",
          "Status",
          { name: "Receipt", isHidden: true },
        ]}
      />
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.paymentId} className="border-b border-line last:border-b-0">
            <td className="py-2.5 pr-4">{dayOf(receipt.paidAt)}</td>
            <td className="py-2.5 pr-4 max-sm:hidden">{product.name}</td>
            <td className="py-2.5 pr-4">{formatMoney(receipt.amount, receipt.currency)}</td>
            <td className="py-2.5 pr-4">
              <ReceiptStatus receipt={receipt} />
            </td>
            <td className="py-2.5 text-right">
              {receipt.receiptUrl && (
                <ExternalLink href={receipt.receiptUrl} className="text-link">
                  Receipt
                </ExternalLink>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ReceiptStatus({ receipt }: { readonly receipt: Receipt }) {
  const { tone, Icon } = badges[receipt.status];
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden="true" />}>
      {receiptStatus(receipt)}
    </StatusBadge>
  );
}

const badges = {
  paid: { tone: "good", Icon: Check },
  "partly-refunded": { tone: "fair", Icon: Undo2 },
  refunded: { tone: "quiet", Icon: Undo2 },
  disputed: { tone: "bad", Icon: CircleAlert },
} as const satisfies Record<Receipt["status"], object>;
