import { withCommas } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow, DataTable } from "@zodiac-at-work/ui/data-table";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { dayOf } from "../../../../text/moment.ts";
import type { Storage } from "../operations-types.ts";

type Records = Storage["retention"][number];

/** For how many days records are kept, how old the oldest is, and what the next removal finds. */
export function RetentionTable({ records }: { readonly records: readonly Records[] }) {
  return (
    <DataTable label="How long records are kept">
      <TableHead
        columns={[
          "Records",
          { name: "Kept", isNumber: true },
          { name: "Oldest ended", isNumber: true, className: "max-[26rem]:hidden" },
          { name: "To remove", isNumber: true },
        ]}
      />
      <tbody>
        {records.map(({ record, days, oldestAt, removable }) => (
          <DataRow key={record}>
            <th scope="row" className="py-1 font-medium">
              {names[record]}
            </th>
            <td className={cellStyle({ isNumber: true, className: "whitespace-nowrap" })}>{withCommas(days)} days</td>
            <td className={cellStyle({ isNumber: true, className: "whitespace-nowrap max-[26rem]:hidden" })}>
              {oldestAt === null ? "None" : dayOf(oldestAt)}
            </td>
            <td className={cellStyle({ isNumber: true })}>{rowsText(removable)}</td>
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}

/** The API counts up to 10,000. */
function rowsText(removable: number): string {
  return removable < 10_000 ? withCommas(removable) : "10,000 or more";
}

const names: Readonly<Record<Records["record"], string>> = {
  closedJobs: "Closed jobs",
  checks: "Checks of boards",
  generations: "Writing without an article",
  revisions: "Replaced versions",
  paymentEvents: "Payment events",
  auditLog: "Audit log",
  browserReports: "Reports of browsers",
};
