import { withArticle } from "@zodiac-at-work/catalog/with-article";
import { Card } from "@zodiac-at-work/ui/card";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { Eyebrow } from "@zodiac-at-work/ui/eyebrow";
import { Heading } from "@zodiac-at-work/ui/heading";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import { ScoreBadge } from "@zodiac-at-work/ui/score-badge";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { careerMatch, type SignId, signById, signOfDate } from "@zodiac-at-work/zodiac";
import { signReason } from "../../sign/sign-reason.ts";
import { formatDay } from "../../text/date.ts";
import type { Sample } from "./use-sample.ts";

type Company = Sample["companies"][number];

interface SampleCompaniesProps {
  readonly reader: SignId;
  /** Undefined while they load. */
  readonly companies: readonly Company[] | undefined;
}

/** The companies that the sample opens, each with its match, the reason for its sign, and the advice. */
export function SampleCompanies({ reader, companies }: SampleCompaniesProps) {
  return (
    <section aria-labelledby="sample-companies">
      <Eyebrow>Two of your matches, opened</Eyebrow>
      <Heading id="sample-companies" level={2} size="section" className="mt-2">
        Two companies for {withArticle(signById(reader).name)}
      </Heading>
      <div className="mt-6 grid gap-5 md:grid-cols-2">
        {(companies ?? [undefined, undefined]).map((company, place) => (
          <CompanyCard key={company?.name ?? place} reader={reader} company={company} />
        ))}
      </div>
    </section>
  );
}

function CompanyCard({ reader, company }: { readonly reader: SignId; readonly company: Company | undefined }) {
  return (
    <Card className="grid content-start gap-5">
      {company ? <CompanyHead reader={reader} company={company} /> : <Skeleton className="h-24" />}
      <Text title="What works" text={company?.works} />
      <Text title="What grates" text={company?.grates} />
      <Text title="What to do" text={company?.advice} />
    </Card>
  );
}

function CompanyHead({ reader, company }: { readonly reader: SignId; readonly company: Company }) {
  const { name, logoUrl, founded, zodiacSign } = company;
  return (
    <div>
      <div className="flex items-center gap-3">
        <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />
        <div className="min-w-0 grow">
          <Heading level={3} size="card">
            {name}
          </Heading>
          <p className="text-sm text-soft">
            {signById(zodiacSign).name} · {formatDay(founded)}
          </p>
        </div>
        <ScoreBadge score={careerMatch(reader, zodiacSign).score} label={`Match with ${signById(reader).name}`} />
      </div>
      <p className="mt-3 text-sm text-soft">{signReason(founded, signOfDate(founded))}</p>
    </div>
  );
}

function Text({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  return (
    <div className="grid gap-1.5">
      <h4 className="text-sm font-semibold">{title}</h4>
      <ReadingText text={text} words={20} />
    </div>
  );
}
