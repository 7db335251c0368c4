import { cellStyle, DataRow, DataTable } from "@zodiac-at-work/ui/data-table";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import type { BrowserError } from "../operations-types.ts";
import { dayText } from "./browser-words.ts";

const right = "text-right pr-1 last:pr-1! sm:pr-2 sm:last:pr-2!";

/** The errors of a release, the most frequent first. Each has its kind and its place in the site's scripts. */
export function BrowserErrorsTable({ errors }: { readonly errors: readonly BrowserError[] }) {
  return (
    <DataTable label="Errors in browsers">
      <TableHead
        columns={[
          "Error",
          "Page",
          { name: "Last", className: `${right} max-sm:hidden` },
          { name: "Times", className: right },
        ]}
      />
      <tbody>
        {errors.map(({ page, error, lastDay, count }) => (
          <DataRow key={`${page} ${error}`}>
            <th scope="row" className="py-1 font-mono text-xs font-medium wrap-anywhere">
              {error}
            </th>
            <td className={cellStyle({ className: "wrap-anywhere" })}>{page}</td>
            <td className={cellStyle({ isNumber: true, className: "whitespace-nowrap max-sm:hidden" })}>
              {dayText(lastDay)}
            </td>
            <td className={cellStyle({ isNumber: true })}>{count.toLocaleString("en-US")}</td>
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}
