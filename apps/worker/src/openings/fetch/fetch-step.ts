/** One thing that a fetch did, as it happens. */
export type FetchStep =
  | { type: "resolved"; host: string; addresses: readonly string[] }
  | { type: "connected"; host: string; address: string; port: number }
  /** The host has a certificate that is trusted. */
  | { type: "secured"; host: string; issuer: string; validUntil: Date }
  /** What robots.txt says about a URL. Null if the host's robots.txt was not consulted, because its operator agreed. */
  | { type: "robots"; host: string; verdict: "absent" | "allowed" | "forbidden" | "unreadable" | null }
  | { type: "answered"; url: string; status: number; bytes: number };

/** Receives the steps of fetches. */
export type OnFetchStep = (step: FetchStep) => void;
