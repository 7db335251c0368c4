import { cellStyle, DataRow, DataTable, rowActionStyle } from "@zodiac-at-work/ui/data-table";
import { ExternalLink } from "@zodiac-at-work/ui/external-link";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import type { Coverage } from "../operations-types.ts";

type Company = Coverage["missing"][number];

/** The well-known companies without a board, the best known first. */
export function MissingTable({ companies }: { readonly companies: readonly Company[] }) {
  return (
    <DataTable label="Well-known companies without a board">
      <TableHead
        columns={["Company", "Why", { name: "Careers page", className: "text-right last:pr-1! sm:last:pr-2!" }]}
      />
      <tbody>
        {companies.map(({ id, name, reason, careersUrl }) => (
          <DataRow key={id}>
            <th scope="row" className="py-1 font-medium wrap-anywhere">
              {name}
            </th>
            <td className={cellStyle({ tone: "soft" })}>{reasons[reason]}</td>
            <td className={cellStyle({ isNumber: true })}>
              {careersUrl !== null && (
                <ExternalLink
                  href={careersUrl}
                  about={` of ${name}`}
                  className={rowActionStyle({ className: "whitespace-nowrap" })}
                >
                  Careers page
                </ExternalLink>
              )}
            </td>
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}

const reasons: Readonly<Record<Company["reason"], string>> = {
  forbidden: "robots.txt forbids its board",
  "own-page": "Only its own page is known",
  "not-found": "Nothing is known",
};
