import { useQuery } from "@tanstack/react-query";
import { byMatch } from "@zodiac-at-work/almanac/best-signs";
import { counted } from "@zodiac-at-work/catalog/counted";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { type SignId, signById, signForYear, signOfDate } from "@zodiac-at-work/zodiac";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../api/client.ts";
import { useAuth } from "../../auth/use-auth.ts";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { useReadersSign } from "../../sign/readers-sign.ts";
import { formatDay } from "../../text/date.ts";
import { firstYear } from "./born-year.ts";
import { features } from "./features.ts";
import { matchScore } from "./match-scores.ts";
import { OfferSection } from "./offer-section.tsx";

const examplesShown = 3;
const signsShown = 5;

/** A paid list for those who have not paid: three real rows, how much is locked at the best signs, and the price. */
export function LockedList({ pathname }: { readonly pathname: string }) {
  const { user } = useAuth();
  const readers = useReadersSign();
  const reader = readers ?? signForYear(firstYear);
  const list = lists.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const { data } = useQuery(apiQuery(list?.counts ?? "/api/zodiac-stats"));
  if (!list) return null;
  const examples = features.find(({ path }) => path === list.path)?.examples.slice(0, examplesShown) ?? [];
  const { name } = signById(reader);
  return (
    <>
      <Container className="grid items-center gap-x-16 gap-y-6 py-8 md:grid-cols-[1fr_1.2fr] md:py-12">
        <div>
          <Eyebrow>Part of lifetime access</Eyebrow>
          <Heading level={1} size="page" className="mt-2">
            {list.title}
          </Heading>
          <p className="mt-3 max-w-measure text-soft">{list.text}</p>
          <div className="mt-6 flex flex-wrap gap-4 max-sm:hidden">
            <BuyAccess />
            {!user && (
              <Link to="/zodiac-sample" className={buttonStyle({ variant: "secondary" })}>
                Try Free Sample
              </Link>
            )}
          </div>
        </div>
        <section aria-label={`${list.title}: a preview`}>
          <p className="border-b border-edge pb-2 text-sm text-soft">
            Scored for {withArticle(name)}, {readers ? "your sign" : "as an example"}.{" "}
            {!user && !readers && (
              <Link to="/zodiac-sample" className="text-link">
                Score them for your sign
              </Link>
            )}
          </p>
          <ul className="text-sm">
            {examples.map(({ name: example, date, logo }) => {
              const { sign } = signOfDate(date);
              return (
                <Row
                  key={example}
                  tile={
                    logo ? <CompanyTile name={example} sign={sign} logoUrl={logo} /> : <Seal sign={sign} size={40} />
                  }
                  title={example}
                  text={`${signById(sign).name} · ${formatDay(date)}`}
                  reader={reader}
                  sign={sign}
                />
              );
            })}
            {byMatch(reader)
              .slice(0, signsShown)
              .map((sign) => {
                const count = data?.stats.find((each) => each.sign === sign)?.count;
                return (
                  <Row
                    key={sign}
                    tile={<Seal sign={sign} size={40} />}
                    title={signById(sign).name}
                    text={
                      <span className="inline-flex items-center gap-1.5">
                        <Lock aria-hidden size={14} strokeWidth={1.75} className="text-gold" />
                        {count === undefined ? "Locked" : `${counted(count, ...list.unit)}, locked`}
                      </span>
                    }
                    reader={reader}
                    sign={sign}
                  />
                );
              })}
          </ul>
        </section>
      </Container>
      <OfferSection />
    </>
  );
}

interface RowProps {
  readonly tile: ReactNode;
  readonly title: string;
  readonly text: ReactNode;
  readonly reader: SignId;
  readonly sign: SignId;
}

function Row({ tile, title, text, reader, sign }: RowProps) {
  return (
    <li className="flex items-center gap-3 border-b border-line py-2">
      {tile}
      <p className="min-w-0 grow">
        <span className="block font-medium">{title}</span>
        <span className="text-soft tabular-nums">{text}</span>
      </p>
      <ScoreBadge score={matchScore(reader, sign)} label={`Match with ${signById(reader).name}`} />
    </li>
  );
}

interface LockedListOf {
  readonly path: string;
  readonly title: string;
  /** Why somebody would want it. */
  readonly text: string;
  /** The call that counts the records of each sign, and what it counts. */
  readonly counts: "/api/zodiac-stats" | "/api/car-brands/stats" | "/api/us-states/stats";
  readonly unit: readonly [one: string, many?: string];
}

const lists: readonly LockedListOf[] = [
  {
    path: "/companies",
    title: "Companies by sign",
    text: "Every company under the sign of its founding, your best matches first, with the reason for each score.",
    counts: "/api/zodiac-stats",
    unit: ["company", "companies"],
  },
  {
    path: "/openings",
    title: "Openings at your matches",
    text: "Jobs from the companies’ own boards, at the companies that your sign works best with.",
    counts: "/api/zodiac-stats",
    unit: ["company", "companies"],
  },
  {
    path: "/car-brands",
    title: "Car brands by sign",
    text: "Every marque under the sign of the year it began, on one timeline.",
    counts: "/api/car-brands/stats",
    unit: ["car brand"],
  },
  {
    path: "/us-states",
    title: "All 50 US states by sign",
    text: "Each state under the sign of the day it joined the Union, on a map.",
    counts: "/api/us-states/stats",
    unit: ["state"],
  },
];
