import { withCommas } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow, DataTable } from "@zodiac-at-work/ui/data-table";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import type { BrowserError } from "../operations-types.ts";
import { dayText } from "./browser-words.ts";

/** The errors of a release, the most frequent first. Each has its kind and its place in the site's scripts. */
export function BrowserErrorsTable({ errors }: { readonly errors: readonly BrowserError[] }) {
  return (
    <DataTable label="Errors in browsers">
      <TableHead
        columns={[
          "Error",
          "Page",
          { name: "Last", isNumber: true, className: "max-sm:hidden" },
          { name: "Times", isNumber: true },
        ]}
      />
      <tbody>
        {errors.map(({ page, error, lastDay, count }) => (
          <DataRow key={`${page} ${error}`}>
            <th scope="row" className="py-1 font-mono text-xs font-medium wrap-anywhere">
              {error}
            </th>
            <td className={cellStyle()}>{page}</td>
            <td className={cellStyle({ isNumber: true, className: "whitespace-nowrap max-sm:hidden" })}>
              {dayText(lastDay)}
            </td>
            <td className={cellStyle({ isNumber: true })}>{withCommas(count)}</td>
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}
