import { buttonStyle } from "@zodiac-at-work/ui/button";
import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { SeatWheel } from "@zodiac-at-work/ui/seat-wheel";
import { useHydrated } from "@zodiac-at-work/ui/use-hydrated";
import { signIds } from "@zodiac-at-work/zodiac";
import { Link, useLocation } from "react-router";
import { useAuth } from "../../auth/use-auth.ts";
import { similarPage } from "./similar-page.ts";

/** The page at every address that the site does not have: a thirteenth, empty seat. */
export function NotFoundPage() {
  const { user } = useAuth();
  return (
    <Container className="grid grow content-center items-center gap-x-16 gap-y-8 py-12 md:grid-cols-2 md:py-20">
      <SeatWheel
        seats={["empty", ...signIds]}
        sealSize={45}
        className="w-full max-w-[22rem] max-md:max-w-60 md:justify-self-center"
      >
        <p className="font-display text-5xl font-medium tracking-display max-md:text-4xl md:scale-150">404</p>
      </SeatWheel>
      <div>
        <Heading level={1} size="page">
          Page Not Found
        </Heading>
        <p className="mt-3 max-w-[24em] font-serif text-xl font-medium text-soft">
          There are twelve signs, and no page at this address. It may have moved, or the address may contain a typo.
        </p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link to="/" className={buttonStyle()}>
            Go to the home page
          </Link>
          <Link to={user ? "/companies" : "/zodiac-sample"} className={buttonStyle({ variant: "quiet" })}>
            {user ? "Search companies" : "Try Free Sample"}
          </Link>
        </div>
        <AskedFor />
      </div>
    </Container>
  );
}

/** The address, and the page that the reader probably meant. The prerendered page does not know the address. */
function AskedFor() {
  const hydrated = useHydrated();
  const { pathname } = useLocation();
  if (!hydrated) return <p className="mt-6 min-h-6" />;
  const similar = similarPage(pathname);
  return (
    <p className="mt-6 text-sm text-soft">
      You asked for{" "}
      <code className="rounded-sm bg-well px-1.5 py-0.5 font-mono wrap-anywhere text-ink">
        {pathname.length > longest ? `${pathname.slice(0, longest)}…` : pathname}
      </code>
      .
      {similar && (
        <>
          {" "}
          Did you mean{" "}
          <Link to={similar.path} className="text-link">
            {similar.title}
          </Link>
          ?
        </>
      )}
    </p>
  );
}

const longest = 80;
