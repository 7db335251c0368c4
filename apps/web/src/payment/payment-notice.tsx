import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { apiQuery } from "../api/client.ts";
import { hasTerms } from "../operator/legal-links.tsx";
import { RefundLink } from "../operator/refund-link.tsx";

/** Where the card goes and who takes the payment. A sandbox is named as one. */
export function PaymentNotice() {
  const { data: config } = useQuery(apiQuery("/api/config"));
  const isSandbox = Boolean(config?.stripeSandboxUrl);
  return (
    <div className="grid gap-3 text-sm text-soft">
      <p className="flex gap-2.5">
        <Lock aria-hidden="true" className="mt-1 size-4 shrink-0 text-success" />
        <span>
          Your payment information is secure. It is encrypted, goes straight to {isSandbox ? "the sandbox" : "Stripe"}{" "}
          and is never stored here.
        </span>
      </p>
      {config && (
        <ul className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-3">
          <li className="rounded-sm border border-edge px-2 py-0.5">
            {isSandbox ? (
              "Stripe sandbox, no money moves"
            ) : (
              <>
                Powered by <strong className="font-semibold text-ink">Stripe</strong>
              </>
            )}
          </li>
          <li>One-time payment</li>
          <li className="has-[:empty]:hidden">
            <RefundLink inNewTab />
          </li>
          {hasTerms() && (
            <li>
              <a href="/terms" target="_blank" rel="noopener" className="text-link">
                Terms
              </a>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
