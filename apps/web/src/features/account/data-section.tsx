import { useMutation } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Download } from "lucide-react";
import { call } from "../../api/client.ts";
import { rateLimitText } from "../../api/error-text.ts";
import { saveAs } from "../../form/save-as.ts";
import { AccountSection } from "./account-section.tsx";

export function DataSection() {
  const download = useMutation({
    mutationFn: () => call("GET /api/account/export", {}),
    onSuccess: (account) => saveAs("zodiac-at-work-account.json", "application/json", JSON.stringify(account, null, 2)),
  });
  return (
    <AccountSection title="Your data" note="Everything stored about this account, as a file.">
      <p>
        Your account, your payments and your refunds, as a JSON file. Birth dates are not in it, because they never
        leave your browser.
      </p>
      {download.error && (
        <Callout tone="danger">
          {rateLimitText(download.error) ?? "The file could not be downloaded. Please try again."}
        </Callout>
      )}
      <Button variant="quiet" disabled={download.isPending} onClick={() => download.mutate()}>
        <Download aria-hidden="true" className="size-4" />
        Download your data
      </Button>
    </AccountSection>
  );
}
