import { counted } from "@zodiac-at-work/catalog/counted";
import { Button, buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Seal } from "@zodiac-at-work/ui/seal";
import { useFocusOnArrival } from "@zodiac-at-work/ui/use-focus-on-arrival";
import { type ReactNode, useEffect, useState } from "react";
import { Link } from "react-router";
import { timeOf } from "../text/moment.ts";
import { useAuth } from "./use-auth.ts";
import { useRetryAccess } from "./use-retry-access.ts";

const retryAfterSeconds = 20;

interface AccessUnconfirmedProps {
  /** Asks again. The default reads the access of the user. */
  readonly ask?: () => Promise<unknown>;
}

/**
 * Takes the place of a page for those with access while the API can't be reached. Asks again by itself. Nobody is asked
 * to pay again.
 */
export function AccessUnconfirmed({ ask }: AccessUnconfirmedProps) {
  const { user } = useAuth();
  const { isRetrying, asked, retry } = useRetryAccess(ask);
  const seconds = useCountdown(asked.times, isRetrying, retry);
  const heading = useFocusOnArrival();
  return (
    <Container className="grid grow content-center items-center gap-x-16 gap-y-10 py-12 sm:py-16 md:grid-cols-[1fr_1.2fr] md:py-20">
      <Waiting share={1 - seconds / retryAfterSeconds} />
      <div>
        <Eyebrow>Your account</Eyebrow>
        <Heading ref={heading} level={1} size="page" className="mt-2 max-w-[10em]">
          We can’t confirm your access right now
        </Heading>
        <p className="mt-3 max-w-[24em] font-serif text-xl font-medium text-soft">
          You are signed in, but the part that knows about payments has not answered. If you have paid, your access is
          safe.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button disabled={isRetrying} onClick={() => void retry()}>
            {isRetrying ? "Trying again…" : "Try again"}
          </Button>
          <Link to="/account" className={buttonStyle({ variant: "quiet" })}>
            Go to your account
          </Link>
        </div>
        <dl className="mt-8 max-w-measure border-b border-line text-sm tabular-nums">
          {user?.email && <Row term="Signed in as">{user.email}</Row>}
          <Row term="Asked">{askedText(asked)}</Row>
          <Row term="Next try">{isRetrying ? "now" : `in ${counted(seconds, "second")}`}</Row>
        </dl>
        <p className="mt-5 max-w-measure text-sm text-soft">
          Please don’t pay again. Your{" "}
          <Link to="/zodiac-sample" className="text-link">
            free sample
          </Link>{" "}
          and the{" "}
          <Link to="/blog" reloadDocument className="text-link">
            blog
          </Link>{" "}
          stay open meanwhile.
        </p>
      </div>
    </Container>
  );
}

/** Makes the next attempt after 20 seconds, and returns the seconds until then. Starts again after each attempt. */
function useCountdown(attempts: number, isPaused: boolean, onEnd: () => Promise<void>): number {
  const [left, setLeft] = useState(retryAfterSeconds);
  useEffect(() => {
    if (isPaused) return;
    setLeft(retryAfterSeconds);
    const clock = setInterval(() => setLeft((seconds) => Math.max(1, seconds - 1)), 1000);
    const timer = setTimeout(() => void onEnd(), retryAfterSeconds * 1000);
    return () => {
      clearInterval(clock);
      clearTimeout(timer);
    };
    // The function changes with every render and starts no countdown by itself.
  }, [attempts, isPaused]);
  return left;
}

function askedText({ times, lastAt }: { readonly times: number; readonly lastAt: number }): string {
  const time = timeOf(new Date(lastAt));
  return times === 1 ? `once, at ${time}` : `${times} times, last at ${time}`;
}

function Row({ term, children }: { readonly term: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6 border-t border-line py-2.5">
      <dt className="text-soft">{term}</dt>
      <dd className="wrap-anywhere text-ink">{children}</dd>
    </div>
  );
}

/** The brand mark in a ring that fills until the next attempt. */
function Waiting({ share }: { readonly share: number }) {
  return (
    <div className="relative grid size-57 place-content-center max-md:size-36 md:justify-self-center">
      <svg viewBox="0 0 228 228" aria-hidden="true" className="absolute inset-0 -rotate-90 fill-none" strokeWidth="4">
        <circle cx="114" cy="114" r="112" className="stroke-line" />
        <circle
          cx="114"
          cy="114"
          r="112"
          pathLength={1}
          strokeDasharray={`${share} 1`}
          strokeLinecap="round"
          className="stroke-gold transition-all duration-1000 ease-linear"
        />
      </svg>
      <Seal sign="dragon" tone="ink" size={128} className="opacity-40 max-md:size-20" />
    </div>
  );
}
