import { withCommas } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow, DataTable } from "@zodiac-at-work/ui/data-table";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import { Link } from "react-router";
import { usd } from "./usd.ts";

interface CostsTableProps {
  /** The name for screen readers. */
  readonly label: string;
  /** What the rows are: `Day`. */
  readonly name: string;
  readonly rows: readonly CostsRow[];
}

interface CostsRow {
  readonly key: string;
  readonly name: string;
  /** The URL's query that the name leads to. */
  readonly search?: string | undefined;
  readonly calls: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cost: number;
}

/** What a phone has no room for. */
const roomy = "max-sm:hidden";

/** Calls to the model, their tokens and what they cost. */
export function CostsTable({ label, name, rows }: CostsTableProps) {
  return (
    <DataTable label={label}>
      <TableHead
        columns={[
          name,
          { name: "Calls", isNumber: true },
          { name: "Tokens in", isNumber: true, className: roomy },
          { name: "Tokens out", isNumber: true, className: roomy },
          { name: "Cost", isNumber: true },
        ]}
      />
      <tbody>
        {rows.map((row) => (
          <DataRow key={row.key}>
            <th scope="row" className="py-1 font-medium wrap-anywhere">
              {row.search === undefined ? (
                row.name
              ) : (
                <Link to={{ search: row.search }} className="underline-offset-4 hover:underline">
                  {row.name}
                </Link>
              )}
            </th>
            <td className={cellStyle({ isNumber: true })}>{withCommas(row.calls)}</td>
            <td className={cellStyle({ isNumber: true, className: roomy })}>{withCommas(row.inputTokens)}</td>
            <td className={cellStyle({ isNumber: true, className: roomy })}>{withCommas(row.outputTokens)}</td>
            <td className={cellStyle({ isNumber: true })}>{usd(row.cost)}</td>
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}
