import { useMutation, useQuery } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Spinner } from "@zodiac-at-work/ui/spinner";
import { signById } from "@zodiac-at-work/zodiac";
import { useId } from "react";
import { Link } from "react-router";
import { apiQuery, call } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { useAuth } from "../../auth/use-auth.ts";
import { addressOf, copyAddress, SecretAddressField } from "../../share/secret-address.tsx";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { dayOf } from "../../text/moment.ts";
import { showToast } from "../../toast/show-toast.ts";
import { AccountSection } from "./account-section.tsx";

type Subscription = Of<Api["GET /api/account/subscriptions"], "response">["subscriptions"][number];

const subscriptionsQuery = apiQuery("/api/account/subscriptions");

/** The secret addresses of the calendar and the feed. Only who has access creates one; anybody can remove their own. */
export function SubscriptionSection() {
  const { hasPaid, isAdmin } = useAuth();
  const mayCreate = hasPaid || isAdmin;
  const { data, error, refetch } = useQuery({ ...subscriptionsQuery, staleTime: 0, refetchOnMount: true });
  if (!mayCreate && !data?.subscriptions.length) return null;
  return (
    <AccountSection
      title="Calendar and feed"
      note="By secret addresses, without signing in. Your sign is stored with them, nothing else about you."
    >
      {!data && !error && <Spinner label="Loading your addresses" />}
      {error && (
        <>
          <Callout tone="danger">Your addresses could not be loaded. Please try again later.</Callout>
          <Button variant="secondary" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {data &&
        kinds.map((kind) => (
          <SecretAddress
            key={kind}
            kind={kind}
            subscription={data.subscriptions.find((each) => each.kind === kind)}
            mayCreate={mayCreate}
            onChanged={() => void refetch()}
          />
        ))}
    </AccountSection>
  );
}

const kinds = ["calendar", "feed"] as const satisfies readonly Subscription["kind"][];

const texts = {
  calendar: {
    title: "Good days",
    about: "The days that suit you for interviews, in your calendar program. It renews them by itself.",
    address: "Address of your calendar",
  },
  feed: {
    title: "What’s new",
    about: "New articles about your sign, new openings at your best matches and the month, in a feed reader.",
    address: "Address of your feed",
  },
} as const satisfies Record<Subscription["kind"], object>;

interface SecretAddressProps {
  readonly kind: Subscription["kind"];
  readonly subscription: Subscription | undefined;
  readonly mayCreate: boolean;
  readonly onChanged: () => void;
}

/** One address. It is shown once, after it is created: the server keeps only its hash. */
function SecretAddress({ kind, subscription, mayCreate, onChanged }: SecretAddressProps) {
  const sign = useReadersSign();
  const id = useId();
  const { title, about, address: label } = texts[kind];
  const create = useMutation({
    mutationFn: (body: { sign: Subscription["sign"] }) =>
      call("PUT /api/account/subscriptions/:kind", { params: { kind }, body }),
    onSuccess: onChanged,
  });
  const remove = useMutation({
    mutationFn: () => call("DELETE /api/account/subscriptions/:kind", { params: { kind } }),
    onSuccess() {
      create.reset();
      onChanged();
      showToast({ title: "Address removed", description: "It leads nowhere now." });
    },
  });
  const isBusy = create.isPending || remove.isPending;
  const problem = create.error ?? remove.error;
  const address = create.data && addressOf(create.data.path);
  return (
    <section aria-labelledby={id} className="w-full not-first:border-t not-first:border-line not-first:pt-4">
      <Heading id={id} level={3} size="row">
        {title}
      </Heading>
      <p className="text-soft">{about}</p>
      {subscription && (
        <p className="mt-1 text-sm text-soft">
          For the {signById(subscription.sign).name}, since {dayOf(subscription.createdAt)}.
        </p>
      )}
      {address && (
        <div className="mt-3">
          <SecretAddressField label={label} address={address} />
        </div>
      )}
      {problem && (
        <div className="mt-3">
          <Callout tone="danger">{errorText(problem)}</Callout>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        {address && (
          <>
            <Button variant="quiet" size="small" onClick={() => void copyAddress(address)}>
              Copy address
            </Button>
            {kind === "calendar" && (
              <a
                href={address.replace(/^https?:/, "webcal:")}
                className={buttonStyle({ variant: "quiet", size: "small" })}
              >
                Open in your calendar
              </a>
            )}
          </>
        )}
        {mayCreate && sign && !address && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => create.mutate({ sign })}>
            {subscription ? "Replace address" : "Create address"}
          </Button>
        )}
        {mayCreate && !sign && !subscription && (
          <Link to="/personal" className={buttonStyle({ variant: "quiet", size: "small" })}>
            Enter your birth date first
          </Link>
        )}
        {subscription && (
          <Button variant="quiet" size="small" disabled={isBusy} onClick={() => remove.mutate()}>
            Remove address
          </Button>
        )}
      </div>
    </section>
  );
}
