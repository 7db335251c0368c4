import { withCommas, wordFor } from "@zodiac-at-work/catalog/counted";
import { buttonStyle } from "@zodiac-at-work/ui/button";
import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import type { SignId } from "@zodiac-at-work/zodiac";
import { ArrowUpRight, ChevronRight } from "lucide-react";
import { memo, useId, useState } from "react";
import { Link, useViewTransitionState } from "react-router";
import { foundingOf, possiblySign } from "../../lists/founding.ts";
import { foundingReason } from "../../lists/founding-reason.ts";
import { RecordRow } from "../../lists/record-row.tsx";
import { ScoreToggle } from "../../lists/score-toggle.tsx";
import { SignCell } from "../../lists/sign-cell.tsx";
import { WebsiteLink } from "../../lists/website-link.tsx";
import { ScoreSum } from "../../match/score-sum.tsx";
import type { OpeningCount } from "../../openings/use-opening-counts.ts";
import type { Company } from "./arrange-companies.ts";
import { openingsId } from "./openings-id.ts";

interface CompanyRowProps {
  readonly company: Company;
  /** The signs for which the list is filtered. */
  readonly chosen: readonly SignId[];
  /** The reader's sign, if it is known. */
  readonly reader: SignId | undefined;
  readonly openings: OpeningCount | undefined;
  /** Called with the company's id when the reader points at a link to its page. */
  readonly onApproach: (id: number) => void;
}

/**
 * A company of the list. The score unfolds into its sum, an uncertain sign into the reason for it. The page renders several
 * times while it loads, and the row only when it changes itself.
 */
export const CompanyRow = memo(function CompanyRow({ company, chosen, reader, openings, onApproach }: CompanyRowProps) {
  const { name, website, logoUrl, industry, location, description, zodiacSign } = company;
  const [opened, setOpened] = useState<"score" | "sign">();
  const details = useId();
  const isMoving = useViewTransitionState(`/companies/${company.id}`);
  const toggle = (part: "score" | "sign") => ({
    type: "button" as const,
    "aria-expanded": opened === part,
    "aria-controls": opened === part ? details : undefined,
    onClick: () => setOpened(opened === part ? undefined : part),
  });
  return (
    <RecordRow
      tile={<CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} />}
      name={<WebsiteLink name={name} website={website} />}
      about={`${industry} · ${location}`}
      description={description}
      sign={
        <SignCell
          sign={zodiacSign}
          founding={foundingOf(company)}
          possibly={possiblySign(company, chosen)}
          otherwise={company.possibleSign}
          toggle={toggle("sign")}
          isMoving={isMoving}
        />
      }
      links={<CompanyLinks company={company} openings={openings} onApproach={onApproach} />}
      score={reader && <ScoreToggle {...toggle("score")} name={name} reader={reader} sign={zodiacSign} />}
    >
      {opened && (
        <div id={details} className="animate-appear">
          {opened === "score" && reader ? (
            <ScoreSum reader={reader} sign={zodiacSign} />
          ) : (
            <p className="max-w-measure text-sm text-soft">
              {foundingReason(foundingOf(company), zodiacSign).join(" ")}
            </p>
          )}
        </div>
      )}
    </RecordRow>
  );
});

function CompanyLinks({ company, openings, onApproach }: Omit<CompanyRowProps, "chosen" | "reader">) {
  const { id, name, careersUrl } = company;
  const approach = { onPointerEnter: () => onApproach(id), onFocus: () => onApproach(id) };
  const linkStyle =
    "inline-flex min-h-9 items-center gap-1 underline-offset-4 hover:underline pointer-coarse:min-h-11 whitespace-nowrap";
  return (
    <>
      {openings && (
        <Link to={`/companies/${id}#${openingsId}`} {...approach} className={`${linkStyle} justify-end text-cinnabar`}>
          <span className="font-semibold tabular-nums">{withCommas(openings.openings)}</span>
          {openings.isSample && "sample "}
          {wordFor(openings.openings, "opening")}
          <span className="sr-only"> at {name}</span>
        </Link>
      )}
      <div className="flex items-center sm:gap-x-4">
        {careersUrl && (
          <ExternalLink
            href={careersUrl}
            about={` at ${name}`}
            className={buttonStyle({ variant: "quiet", size: "small", className: "max-sm:gap-1 max-sm:px-2.5" })}
          >
            Careers
            <ArrowUpRight aria-hidden size={15} strokeWidth={1.75} />
          </ExternalLink>
        )}
        <Link
          to={`/companies/${id}`}
          viewTransition
          {...approach}
          className={`${linkStyle} font-medium max-sm:min-w-9 max-sm:justify-end`}
        >
          <span className="max-sm:sr-only">Details</span>
          <ChevronRight aria-hidden size={18} strokeWidth={1.75} className="sm:hidden" />
          <span className="sr-only"> of {name}</span>
        </Link>
      </div>
    </>
  );
}
