import { byMatch } from "@zodiac-at-work/almanac/best-signs";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Container } from "@zodiac-at-work/ui/container";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Seal } from "@zodiac-at-work/ui/seal";
import { careerMatch, type SignId, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { Lock } from "lucide-react";
import { BuyAccess } from "../../offer/buy-access.tsx";
import { formatDay } from "../../text/date.ts";
import { features } from "./features.ts";

interface LockedPreviewProps {
  readonly pathname: string;
  /** The sign that the scores are for. */
  readonly reader: SignId;
}

/** Heads the landing page on a page that needs access: what was asked for, with three real rows, and the rest locked. */
export function LockedPreview({ pathname, reader }: LockedPreviewProps) {
  const asked = pages.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  if (!asked) return null;
  const examples = features.find(({ path }) => path === asked.path)?.examples.slice(0, 3) ?? [];
  const { name } = signById(reader);
  return (
    <section aria-labelledby="locked" className="border-b border-line bg-well">
      <Container className="grid items-center gap-x-16 gap-y-6 py-8 md:grid-cols-[1fr_1.2fr] md:py-10">
        <div>
          <Eyebrow>Part of lifetime access</Eyebrow>
          <Heading id="locked" level={2} size="section" className="mt-2">
            {asked.title}
          </Heading>
          <p className="mt-2 max-w-measure text-soft">{asked.text}</p>
          <BuyAccess className="mt-5 max-sm:w-full" />
        </div>
        {examples.length > 0 && (
          <ul aria-label={`${asked.title}: examples, scored for the ${name}`} className="border-t border-edge text-sm">
            {examples.map(({ name: example, date, logo }) => {
              const { sign } = signOfDate(date);
              return (
                <li key={example} className="flex items-center gap-3 border-b border-line py-2">
                  {logo ? <CompanyTile name={example} sign={sign} logoUrl={logo} /> : <Seal sign={sign} size={40} />}
                  <p className="min-w-0 grow">
                    <span className="block font-medium">{example}</span>
                    <span className="text-soft">
                      {signById(sign).name} · {formatDay(date)}
                    </span>
                  </p>
                  <ScoreBadge score={careerMatch(reader, sign).score} label={`Match with ${name}`} />
                </li>
              );
            })}
            {byMatch(reader)
              .slice(0, 5)
              .map((sign) => (
                <li key={sign} className="flex items-center gap-3 border-b border-line py-2 text-soft">
                  <Seal sign={sign} size={28} className="mx-1.5" />
                  <p className="flex grow items-center gap-2">
                    <Lock aria-hidden size={14} strokeWidth={1.75} />
                    {signById(sign).name}: locked
                  </p>
                  <ScoreBadge score={careerMatch(reader, sign).score} label={`Match with ${name}`} />
                </li>
              ))}
          </ul>
        )}
      </Container>
    </section>
  );
}

const pages = [
  {
    path: "/companies",
    title: "Companies by sign",
    text: "Every company under the sign of its founding, your best matches first, with the reason for each score.",
  },
  {
    path: "/openings",
    title: "Openings at your matches",
    text: "Jobs from the companies’ own boards, at the companies that your sign works best with.",
  },
  {
    path: "/car-brands",
    title: "Car brands by sign",
    text: "Every marque under the sign of the year it began, on one timeline.",
  },
  {
    path: "/us-states",
    title: "All 50 US states by sign",
    text: "Each state under the sign of the day it joined the Union, on a map.",
  },
  {
    path: "/personal",
    title: "Your reading",
    text: "Your sign at work, whom you work with well, the numbers of your birth date, and your next twelve years.",
  },
];
