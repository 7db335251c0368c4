import { useQuery } from "@tanstack/react-query";
import { withCommas } from "@zodiac-at-work/catalog/counted";
import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { useHydrated } from "@zodiac-at-work/ui/use-hydrated";
import { type SignId, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { lazy } from "react";
import { Link } from "react-router";
import { apiQuery } from "../../api/client.ts";
import { formatDay } from "../../text/date.ts";
import { type Feature, features } from "./features.ts";
import { matchScore } from "./match-scores.ts";
import { TimelinePeek } from "./peeks/timeline-peek.tsx";
import { PrerenderedPart } from "./prerendered-part.tsx";

const MapPeek = lazy(async () => ({ default: (await import("./peeks/map-peek.tsx")).MapPeek }));

/** The three lists, each with real records, scored for the sign of the wheel. */
export function FeatureBand({ reader }: { readonly reader: SignId }) {
  const { data: totals } = useQuery(apiQuery("/api/stats"));
  const { name } = signById(reader);
  return (
    <section aria-labelledby="inside" className="border-t border-line">
      <Container className="py-8 sm:py-12 md:py-16">
        <div className="mb-4 sm:mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <Eyebrow>What you get</Eyebrow>
            <Heading id="inside" level={2} size="section" className="mt-2">
              Look inside before you pay
            </Heading>
          </div>
          <p className="max-w-[22em] text-soft">
            <Link to="/how-we-date-companies" className="text-link">
              Real records
            </Link>
            , scored for {withArticle(name)}. Turn the wheel to score them for your sign.
          </p>
        </div>
        <ul className="relative grid gap-x-5 max-md:-mx-5 max-md:grid-flow-col max-md:auto-cols-[85%] max-md:snap-x max-md:scroll-px-5 max-md:overflow-x-auto max-md:px-5 max-md:pb-2 sm:max-md:-mx-8 sm:max-md:px-8 md:grid-cols-3">
          {features.map((feature) => (
            <FeatureCard key={feature.title} feature={feature} reader={reader} total={totals?.[feature.total] ?? 0} />
          ))}
        </ul>
      </Container>
    </section>
  );
}

interface FeatureCardProps {
  readonly feature: Feature;
  readonly reader: SignId;
  readonly total: number;
}

function FeatureCard({ feature, reader, total }: FeatureCardProps) {
  const { title, path, text } = feature;
  return (
    <li className="row-span-2 grid snap-start grid-rows-subgrid overflow-hidden rounded-md border border-line bg-sheet">
      <div className="flex flex-col justify-center bg-well px-4 py-2">
        <Peek feature={feature} reader={reader} />
      </div>
      <div className="border-t border-line px-4 py-4">
        <div className="flex items-baseline justify-between gap-4">
          <Heading level={3} size="small">
            <Link to={path} className="underline-offset-4 hover:underline pointer-coarse:py-3">
              {title}
            </Link>
          </Heading>
          <p className="font-serif text-xl font-medium tracking-heading">{total > 0 ? withCommas(total) : "\u00a0"}</p>
        </div>
        <p className="mt-1 text-sm text-soft">{text}</p>
      </div>
    </li>
  );
}

/** What the page of the list shows first: records, the timeline or the map. */
function Peek({ feature, reader }: Omit<FeatureCardProps, "total">) {
  switch (feature.total) {
    case "carBrands":
      return (
        <>
          <Examples feature={feature} reader={reader} count={2} />
          <TimelinePeek reader={reader} />
        </>
      );
    case "usStates":
      return (
        <PrerenderedPart id="map-peek">
          <MapPeek />
        </PrerenderedPart>
      );
    default:
      return <Examples feature={feature} reader={reader} count={4} />;
  }
}

interface ExamplesProps {
  readonly feature: Feature;
  readonly reader: SignId;
  readonly count: number;
}

function Examples({ feature: { title, examples }, reader, count }: ExamplesProps) {
  // The Content-Security-Policy forbids style attributes in HTML, and a logo needs one.
  const hydrated = useHydrated();
  return (
    <ul aria-label={`Examples: ${title}`}>
      {examples.slice(0, count).map(({ name, date, logo }) => {
        const { sign } = signOfDate(date);
        return (
          <li key={name} className="flex items-center gap-3 border-line py-2 not-first:border-t">
            <CompanyTile name={name} sign={sign} logoUrl={(hydrated && logo) || null} />
            <p className="min-w-0 grow text-sm/5">
              <span className="block font-medium">{name}</span>
              <span className="text-soft">
                {signById(sign).name} · {formatDay(date)}
              </span>
            </p>
            <ScoreBadge score={matchScore(reader, sign)} label={`Match with ${signById(reader).name}`} />
          </li>
        );
      })}
    </ul>
  );
}
