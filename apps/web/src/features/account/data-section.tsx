import { useMutation } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { call } from "../../api/client.ts";
import { rateLimitMessage } from "../../api/rate-limit-message.ts";
import { saveAs } from "../../form/save-as.ts";
import { AccountSection } from "./account-section.tsx";

export function DataSection() {
  const download = useMutation({
    mutationFn: () => call("GET /api/account/export", {}),
    onSuccess: (account) => saveAs("zodiac-at-work-account.json", "application/json", JSON.stringify(account, null, 2)),
  });
  return (
    <AccountSection title="Your data">
      <p>
        Download everything we store about you as a JSON file: your account, your payments and your refunds. Birth dates
        are not included, because they never leave your browser.
      </p>
      {download.error && (
        <Callout tone="danger">
          {rateLimitMessage(download.error) ?? "The file could not be downloaded. Please try again."}
        </Callout>
      )}
      <Button variant="secondary" disabled={download.isPending} onClick={() => download.mutate()}>
        Download your data
      </Button>
    </AccountSection>
  );
}
