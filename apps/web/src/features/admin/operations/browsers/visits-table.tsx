import { withCommas } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow, DataTable } from "@zodiac-at-work/ui/data-table";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import type { BrowserRelease } from "../operations-types.ts";
import { type Vital, valueText } from "./browser-words.ts";

interface VisitsTableProps {
  readonly label: string;
  /** The name of the first column. */
  readonly name: string;
  readonly rows: readonly (Pick<BrowserRelease, "visits" | "errors" | "vitals"> & {
    readonly name: string;
    readonly since?: string;
  })[];
}

const shown = ["lcp", "inp", "cls"] as const satisfies readonly Vital[];

/** Visits, load times and errors of releases or pages. */
export function VisitsTable({ label, name, rows }: VisitsTableProps) {
  const hasDays = rows.some(({ since }) => since !== undefined);
  return (
    <DataTable label={label}>
      <TableHead
        columns={[
          name,
          ...(hasDays ? [{ name: "Since", isNumber: true, className: "max-sm:hidden" }] : []),
          { name: "Visits", isNumber: true },
          ...shown.map((vital) => ({ name: vital.toUpperCase(), isNumber: true })),
          { name: "Errors", isNumber: true },
        ]}
      />
      <tbody>
        {rows.map(({ name, since, visits, vitals, errors }) => (
          <DataRow key={name}>
            <th scope="row" className="py-1 font-medium wrap-anywhere">
              {name}
            </th>
            {hasDays && (
              <td className={cellStyle({ isNumber: true, className: "whitespace-nowrap max-sm:hidden" })}>{since}</td>
            )}
            <td className={cellStyle({ isNumber: true })}>{withCommas(visits)}</td>
            {shown.map((vital) => (
              <VitalCell key={vital} vital={vital} summary={vitals[vital]} />
            ))}
            <td className={cellStyle({ isNumber: true, className: errors > 0 ? "font-medium text-cinnabar!" : "" })}>
              {withCommas(errors)}
            </td>
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}

interface VitalCellProps {
  readonly vital: Vital;
  readonly summary: BrowserRelease["vitals"][Vital];
}

function VitalCell({ vital, summary }: VitalCellProps) {
  // Three of four visits must be good, as the measures' authors define it.
  const isPoor = summary !== null && summary.good < 0.75;
  return (
    <td
      className={cellStyle({
        isNumber: true,
        className: `whitespace-nowrap ${isPoor ? "font-medium text-cinnabar!" : ""}`,
      })}
    >
      {summary === null ? "–" : valueText(vital, summary.p75)}
      {isPoor && <span className="sr-only">, not good</span>}
    </td>
  );
}
