import { CompanyTile } from "@zodiac-at-work/ui/company-tile";
import { cellStyle } from "@zodiac-at-work/ui/data-table";
import type { ReactNode } from "react";
import type { Source } from "./operations-types.ts";

interface CompanyCellProps {
  readonly company: Source["company"];
  /** On phones, in place of a column. */
  readonly below: ReactNode;
}

/** The company of a row, with its logo where there is room. */
export function CompanyCell({ company, below }: CompanyCellProps) {
  const { name, zodiacSign, logoUrl } = company;
  return (
    <td className={cellStyle({ className: "font-medium" })}>
      <span className="flex items-center gap-2.5">
        <span className="max-sm:hidden">
          <CompanyTile name={name} sign={zodiacSign} logoUrl={logoUrl} size="small" />
        </span>
        <span className="wrap-anywhere">
          {name}
          <span className="block text-xs font-normal text-soft sm:hidden">{below}</span>
        </span>
      </span>
    </td>
  );
}
