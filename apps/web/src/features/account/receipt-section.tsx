import { useQuery } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Spinner } from "@zodiac-at-work/ui/spinner";
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
      <thead className="text-sm text-soft">
        <tr className="border-b border-edge">
          <th scope="col" className="py-2 pr-4 font-normal">
            Paid on
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            Amount
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            Status
          </th>
          <th scope="col" className="py-2 font-normal">
            <span className="sr-only">Receipt</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <tr key={receipt.paymentId} className="border-b border-line">
            <td className="py-2.5 pr-4">{formatMoment(receipt.paidAt)}</td>
            <td className="py-2.5 pr-4">{formatMoney(receipt.amount, receipt.currency)}</td>
            <td className="py-2.5 pr-4">{receiptStatus(receipt)}</td>
            <td className="py-2.5 text-right">
              {receipt.receiptUrl && (
                <a href={receipt.receiptUrl} target="_blank" rel="noopener noreferrer" className="text-link">
                  Receipt
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
