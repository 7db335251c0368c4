import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { Disclosure } from "@zodiac-at-work/ui/disclosure";
import { Figure, Figures } from "@zodiac-at-work/ui/figure";
import { Heading } from "@zodiac-at-work/ui/heading";
import { signById } from "@zodiac-at-work/zodiac";
import { useId } from "react";
import { errorText } from "../../../../api/error-text.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import type { Coverage } from "../operations-types.ts";
import { kindNames } from "../operations-words.ts";
import { useCoverage } from "../use-operations.ts";
import { CoverageTable } from "./coverage-table.tsx";
import { MissingTable } from "./missing-table.tsx";

/** How many companies have a board that can be read, and which well-known ones have none. */
export function CoverageSection() {
  const id = useId();
  const { data, error, refetch } = useCoverage();
  return (
    <section aria-labelledby={id} className="mt-12">
      <Heading id={id} level={2} size="small" className="mb-3">
        Coverage
      </Heading>
      {!data && !error && <RowsLoading label="Loading the coverage" rows={12} />}
      {!data && error && (
        <SectionFailure
          text="The coverage could not be loaded."
          reason={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Covered coverage={data} />}
    </section>
  );
}

function Covered({ coverage }: { readonly coverage: Coverage }) {
  const { all, wellKnown, signs, industries, kinds, missing } = coverage;
  return (
    <>
      <Figures>
        <Figure label="Companies with a board" value={number(all.withBoard)} note={`of ${number(all.companies)}`} />
        <Figure
          label="Best known with a board"
          value={number(wellKnown.withBoard)}
          note={`of ${number(wellKnown.companies)}`}
        />
        <Figure label="Complete in 48 hours" value={number(all.checked)} note={`of ${number(all.withBoard)}`} />
        <Figure
          label="Best known, complete"
          value={number(wellKnown.checked)}
          note={`of ${number(wellKnown.withBoard)}`}
        />
      </Figures>
      <div className="mt-5 grid items-start gap-x-9 gap-y-8 lg:grid-cols-2">
        <CoverageTable
          name="Sign"
          groups={signs.map((group) => ({ ...group, label: signById(group.sign).name }))}
          label="Coverage by sign"
        />
        <div className="grid content-start gap-y-8">
          <CoverageTable
            name="Industry"
            groups={industries.map((group) => ({ ...group, label: group.industry }))}
            label="Coverage by industry"
          />
          <CoverageTable
            name="Kind"
            groups={kinds.map((group) => ({ ...group, label: kindNames[group.kind] }))}
            label="Coverage by kind of board"
          />
        </div>
      </div>
      {missing.length > 0 && (
        <div className="mt-6">
          <Disclosure
            summary={`${counted(missing.length, "well-known company", "well-known companies")} without a board`}
            isWide
          >
            <MissingTable companies={missing} />
          </Disclosure>
        </div>
      )}
    </>
  );
}

function number(value: number): string {
  return withCommas(value);
}
