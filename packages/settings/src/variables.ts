import { z } from "zod";

const databaseForm = "postgres://user:password@host:port/database";
const days = "is not a number of days from 1 to 999";

/** The variables of OpenTelemetry, which every process that traces reads. */
export const tracingVariables = {
  /** Where traces are sent by OTLP over HTTP. Without one of these two, nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: receiverAddress().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: receiverAddress().optional(),
  /** The SDK of OpenTelemetry reads these itself. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().optional(),
  OTEL_RESOURCE_ATTRIBUTES: z.string().optional(),
  OTEL_TRACES_SAMPLER: z
    .enum(
      ["always_on", "always_off", "traceidratio", "parentbased_always_on", "parentbased_always_off"].concat(
        "parentbased_traceidratio",
      ),
      "is not a sampler of OpenTelemetry",
    )
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(0(\.\d+)?|1(\.0+)?)$/, "is not a share from 0 to 1")
    .optional(),
  OTEL_SDK_DISABLED: z.enum(["true", "false"], "is not true or false").optional(),
};

/**
 * The variables that more than one process reads, each with its rule. The `config.ts` of a process lists all that it reads:
 * it takes these from here and adds its own.
 */
export const sharedVariables = {
  /** Decides how strict a process is. Without it, this is production. */
  NODE_ENV: z.enum(["production", "development", "test"], "is not production, development or test").optional(),
  /** The address of the PostgreSQL database. The API's role may differ from that of the other processes. */
  DATABASE_URL: databaseAddress(),
  /** The least severe lines that are logged. */
  LOG_LEVEL: z
    .enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"], "is not a level of pino")
    .default("info"),
  /** Metrics are not for the public: loopback, unless the address of a private network is set. */
  METRICS_HOST: z.string().default("127.0.0.1"),
  /** Without it, no metrics are served. */
  METRICS_PORT: portNumber().optional(),
  ...tracingVariables,

  /** Moves money, or reads what was paid. */
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(live|test)_/, "is not a secret key")
    .optional(),
  /** For the browser; not secret. */
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(live|test)_/, "is not a publishable key")
    .optional(),
  /** Signs the reports to /api/stripe/webhook. */
  STRIPE_WEBHOOK_SECRET: z.string().startsWith("whsec_", "is not the signing secret of a webhook").optional(),
  /** Counts, too, while the secret is changed. */
  STRIPE_WEBHOOK_SECRET_NEXT: z.string().startsWith("whsec_", "is not the signing secret of a webhook").optional(),
  /** Which keys are accepted. Staging needs `test`. */
  STRIPE_MODE: z.enum(["live", "test"], "is not live or test").optional(),
  /** The keys' own account. Events that name another account are ignored. */
  STRIPE_ACCOUNT_ID: z.string().startsWith("acct_", "is not the id of a Stripe account").optional(),
  /** Without it, a laptop finds or creates one with the API. */
  STRIPE_PAYMENT_LINK: z.url({ protocol: /^https?$/, error: "is not a URL" }).optional(),
  /** The local Stripe sandbox in place of Stripe. */
  STRIPE_API_BASE: z
    .string()
    .refine(
      (value) => URL.canParse(value) && new URL(value).origin === value,
      "is not an origin such as http://127.0.0.1:4242",
    )
    .optional(),

  /** For how many days old records are kept. `readRetentionSettings` says which and from when. */
  RETENTION_CLOSED_JOBS_DAYS: daysToKeep({ least: 30 }).default(180),
  RETENTION_CHECKS_DAYS: daysToKeep({ least: 30 }).default(365),
  RETENTION_GENERATIONS_DAYS: daysToKeep({ least: 60 }).default(365),
  RETENTION_REVISIONS_DAYS: daysToKeep({ least: 30 }).default(365),
  RETENTION_PAYMENT_EVENTS_DAYS: daysToKeep({ least: 45 }).default(90),
  RETENTION_AUDIT_LOG_DAYS: daysToKeep({ least: 90 }).default(730),
  RETENTION_BROWSER_REPORTS_DAYS: daysToKeep({ least: 7 }).default(90),

  /** The person or company that runs the site. This and the next five fill its legal pages. */
  OPERATOR_NAME: z.string().optional(),
  OPERATOR_ADDRESS: z.string().optional(),
  /** The law that applies, as it continues "the laws of". */
  OPERATOR_LAW: z.string().optional(),
  /** Where readers reach a person. */
  SUPPORT_EMAIL: z.email("is not an email address").optional(),
  /** Within how many days of the payment a refund is granted without a reason. */
  REFUND_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, days)
    .transform(Number)
    .optional(),
  /** The day from which the texts apply. */
  LEGAL_DATE: z.iso.date("is not a day of the form YYYY-MM-DD").optional(),
  /** The last day of the limited offer. */
  OFFER_ENDS: z.iso.date("is not a day of the form YYYY-MM-DD").optional(),
};

/** The address of a database. */
export function databaseAddress() {
  return z
    .string(`is missing: ${databaseForm}`)
    .refine((url) => /^postgres(ql)?:\/\//.test(url) && URL.canParse(url), `is not of the form ${databaseForm}`);
}

/** A port to listen on. Port 0 chooses a free port. */
export function portNumber() {
  return z
    .string()
    .regex(/^\d{1,5}$/, "is not a port number")
    .transform(Number)
    .refine((port) => port <= 65_535, "is not a port number");
}

function receiverAddress() {
  return z.url({ protocol: /^https?$/, error: "is not an http or https URL" });
}

function daysToKeep({ least }: { least: number }) {
  const advice = `is not a number of days from ${least} to 3650`;
  return z
    .string()
    .regex(/^\d{1,4}$/, advice)
    .transform(Number)
    .refine((number) => number >= least && number <= 3_650, advice);
}

/** The checked values of some shared variables. */
export type SharedValues<Name extends keyof typeof sharedVariables> = z.output<
  z.ZodObject<Pick<typeof sharedVariables, Name>>
>;
