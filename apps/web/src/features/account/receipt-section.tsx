import { useQuery } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { Spinner } from "@zodiac-at-work/ui/spinner";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { apiQuery } from "../../api/client.ts";
import { AccountSection } from "./account-section.tsx";
import { formatMoment, formatMoney, type Receipt, receiptStatus } from "./receipt-text.ts";

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
      <TableHead columns={["Paid on", "Amount", "Status", { name: "Receipt", isHidden: true }]} />
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.paymentId} className="border-b border-line">
            <td className="py-2.5 pr-4">{formatMoment(receipt.paidAt)}</td>
            <td className="py-2.5 pr-4">{formatMoney(receipt.amount, receipt.currency)}</td>
            <td className="py-2.5 pr-4">{receiptStatus(receipt)}</td>
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
