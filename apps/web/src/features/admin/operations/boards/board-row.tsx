import { cellStyle, DataRow, OpenButton, OpenedRow } from "@zodiac-at-work/ui/data-table";
import { useId } from "react";
import { shortMoment } from "../../../../text/moment.ts";
import { HealthBadge, SourceStatusBadge } from "../badges.tsx";
import { CompanyCell } from "../company-cell.tsx";
import type { Source } from "../operations-types.ts";
import { kindNames } from "../operations-words.ts";
import { BoardReport } from "./board-report.tsx";

const hidden = "max-sm:hidden";
const wide = "max-md:hidden";

export const boardColumns = [
  "Company",
  { name: "Board", className: hidden },
  "State",
  { name: "Last outcome", className: hidden },
  { name: "Verified", className: wide },
  { name: "Openings", className: `${wide} text-right` },
  { name: "Last complete", className: `${wide} text-right` },
  { name: "Board in full", isHidden: true },
];

interface BoardRowProps {
  readonly source: Source;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** A board, with all about it and its actions below while it is open. */
export function BoardRow({ source, isOpen, onToggle }: BoardRowProps) {
  const report = useId();
  const { company, kind, address, status, health, verifiedAt, postings, lastCompleteAt } = source;
  return (
    <>
      <DataRow isOpen={isOpen}>
        <CompanyCell company={company} below={kindNames[kind]} />
        <td className={cellStyle({ tone: "soft", className: hidden })}>
          {kindNames[kind]} <span className="text-xs wrap-anywhere">{address}</span>
        </td>
        <td className={cellStyle()}>
          <SourceStatusBadge status={status} />
        </td>
        <td className={cellStyle({ className: hidden })}>
          <HealthBadge health={health} />
        </td>
        <td className={cellStyle({ tone: "soft", className: wide })}>{verifiedAt === null ? "No" : "Yes"}</td>
        <td className={cellStyle({ isNumber: true, className: wide })}>{postings?.toLocaleString("en-US")}</td>
        <td className={cellStyle({ tone: "soft", isNumber: true, className: wide })}>
          {lastCompleteAt === null ? "Never" : shortMoment(lastCompleteAt, new Date())}
        </td>
        <td className={cellStyle({ isNumber: true })}>
          <OpenButton isOpen={isOpen} controls={report} about={` the board of ${company.name}`} onToggle={onToggle} />
        </td>
      </DataRow>
      {isOpen && (
        <OpenedRow id={report} columns={boardColumns.length}>
          <BoardReport source={source} />
        </OpenedRow>
      )}
    </>
  );
}
