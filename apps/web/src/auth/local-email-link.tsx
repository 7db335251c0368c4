import { useQuery } from "@tanstack/react-query";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Link } from "react-router";
import { apiQuery } from "../api/client.ts";

const kinds = { resetPassword: "PASSWORD_RESET", verifyEmail: "VERIFY_EMAIL" } as const;

interface LocalMailProps {
  readonly email: string;
  readonly mode: keyof typeof kinds;
}

interface Sent {
  readonly oobCodes: readonly { readonly email: string; readonly requestType: string; readonly oobCode: string }[];
}

/** On a laptop no e-mail leaves the machine, so the link that it would hold is shown. Elsewhere this is nothing. */
export function LocalEmailLink({ email, mode }: LocalMailProps) {
  const { data: config } = useQuery(apiQuery("/api/config"));
  const emulator = config?.authEmulatorUrl;
  const { data: code } = useQuery({
    queryKey: ["local mail", emulator, email, mode],
    enabled: Boolean(emulator),
    queryFn: async () => {
      const response = await fetch(`${emulator}/emulator/v1/projects/${config?.firebase.projectId}/oobCodes`);
      const { oobCodes } = (await response.json()) as Sent;
      return oobCodes.findLast((sent) => sent.email === email && sent.requestType === kinds[mode])?.oobCode ?? null;
    },
    gcTime: 0,
  });
  if (!code) return null;
  return (
    <Callout>
      On this machine no email is sent.{" "}
      <Link to={`/auth/action?${new URLSearchParams({ mode, oobCode: code })}`} className="text-link">
        Open the link that it would hold
      </Link>
    </Callout>
  );
}
