import { withCommas } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow, OpenButton, OpenedRow } from "@zodiac-at-work/ui/data-table";
import { useId } from "react";
import { durationText, shortMoment } from "../../../../text/moment.ts";
import { OutcomeBadge } from "../badges.tsx";
import { CompanyCell } from "../company-cell.tsx";
import type { Check } from "../operations-types.ts";
import { isRead, kindNames } from "../operations-words.ts";
import { CheckReportPanel } from "./check-report-panel.tsx";

const hidden = "max-sm:hidden";
/** Left out on the narrowest phones. */
const roomy = "max-[22rem]:hidden";
const wide = "max-md:hidden";

export const checkColumns = [
  { name: "Time", className: hidden },
  "Company",
  { name: "Source", className: hidden },
  "Outcome",
  { name: "Found", className: `${roomy} text-right` },
  { name: "New, gone", className: `${wide} text-right` },
  { name: "Took", className: `${wide} text-right` },
  { name: "Report", isHidden: true },
];

interface CheckRowProps {
  readonly check: Check;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** One check, with its report below while it is open. */
export function CheckRow({ check, isOpen, onToggle }: CheckRowProps) {
  const report = useId();
  const { company, kind, outcome, found, endedAt, durationMs, handledAt } = check;
  const hasNumbers = isRead(outcome);
  const time = shortMoment(endedAt, new Date());
  return (
    <>
      <DataRow isOpen={isOpen}>
        <td className={cellStyle({ tone: "soft", className: `${hidden} whitespace-nowrap` })}>{time}</td>
        <CompanyCell company={company} below={<span className="whitespace-nowrap">{time}</span>} />
        <td className={cellStyle({ tone: "soft", className: hidden })}>{kindNames[kind]}</td>
        <td className={cellStyle()}>
          <OutcomeBadge outcome={outcome} isHandled={handledAt !== null} />
        </td>
        <td className={cellStyle({ isNumber: true, className: roomy })}>
          {hasNumbers ? withCommas(found) : <Nothing />}
        </td>
        <td className={cellStyle({ tone: "soft", isNumber: true, className: wide })}>
          {hasNumbers && outcome !== "changed" && `+${check.new} \u2212${check.closed}`}
        </td>
        <td className={cellStyle({ tone: "soft", isNumber: true, className: `${wide} whitespace-nowrap` })}>
          {durationMs !== null && durationText(durationMs)}
        </td>
        <td className={cellStyle({ isNumber: true })}>
          <OpenButton isOpen={isOpen} controls={report} about={` the run of ${company.name}`} onToggle={onToggle} />
        </td>
      </DataRow>
      {isOpen && (
        <OpenedRow id={report} columns={checkColumns.length}>
          <CheckReportPanel id={String(check.id)} />
        </OpenedRow>
      )}
    </>
  );
}

function Nothing() {
  return (
    <>
      <span aria-hidden="true" className="text-soft">
        ·
      </span>
      <span className="sr-only">None read</span>
    </>
  );
}
