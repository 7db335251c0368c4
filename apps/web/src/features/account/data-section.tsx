import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { useState } from "react";
import { call } from "../../api/client.ts";
import { rateLimitMessage } from "../../api/rate-limit-message.ts";
import { AccountSection } from "./account-section.tsx";

export function DataSection() {
  const [state, setState] = useState<"idle" | "loading">("idle");
  const [problem, setProblem] = useState<string>();

  const download = async () => {
    setState("loading");
    setProblem(undefined);
    try {
      saveAs("zodiac-at-work-account.json", JSON.stringify(await call("GET /api/account/export", {}), null, 2));
    } catch (error) {
      setProblem(rateLimitMessage(error) ?? "The file could not be fetched. Please try again.");
    }
    setState("idle");
  };
  return (
    <AccountSection title="Your data">
      <p>
        Everything that is held about you, as a JSON file: account, payments, refunds. Birth dates are not among it, for
        they never leave your browser.
      </p>
      {problem && <Callout tone="danger">{problem}</Callout>}
      <Button variant="secondary" disabled={state === "loading"} onClick={() => void download()}>
        Download your data
      </Button>
    </AccountSection>
  );
}

function saveAs(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
