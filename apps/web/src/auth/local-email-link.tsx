import { useQuery } from "@tanstack/react-query";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Link } from "react-router";
import { apiQuery } from "../api/client.ts";

const kinds = { resetPassword: "PASSWORD_RESET", verifyEmail: "VERIFY_EMAIL" } as const;

interface LocalMailProps {
  readonly email: string;
  readonly mode: keyof typeof kinds;
}

interface SentEmails {
  readonly oobCodes: readonly { readonly email: string; readonly requestType: string; readonly oobCode: string }[];
}

/** Shows the link of an email that the Firebase emulator did not send. Renders nothing in production. */
export function LocalEmailLink({ email, mode }: LocalMailProps) {
  const { data: config } = useQuery(apiQuery("/api/config"));
  const emulator = config?.authEmulatorUrl;
  const { data: code } = useQuery({
    queryKey: ["local email", emulator, email, mode],
    enabled: Boolean(emulator),
    queryFn: async () => {
      const response = await fetch(`${emulator}/emulator/v1/projects/${config?.firebase.projectId}/oobCodes`);
      const { oobCodes } = (await response.json()) as SentEmails;
      return oobCodes.findLast((sent) => sent.email === email && sent.requestType === kinds[mode])?.oobCode ?? null;
    },
    gcTime: 0,
  });
  if (!code) return null;
  return (
    <Callout>
      No email is sent on this machine.{" "}
      <Link to={`/auth/action?${new URLSearchParams({ mode, oobCode: code })}`} className="text-link">
        Open the link from the email
      </Link>
    </Callout>
  );
}
