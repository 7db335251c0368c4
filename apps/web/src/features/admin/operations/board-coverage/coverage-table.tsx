import { withCommas } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow, DataTable } from "@zodiac-at-work/ui/data-table";
import { TableHead } from "@zodiac-at-work/ui/table-head";

interface CoverageTableProps {
  /** What the rows are: `Sign`. */
  readonly name: string;
  /** The name for screen readers. */
  readonly label: string;
  readonly groups: readonly Group[];
}

interface Group {
  readonly label: string;
  readonly companies: number;
  /** A kind of board has companies with a board only. */
  readonly withBoard?: number;
  readonly checked: number;
  readonly openings?: number;
}

/** The column that a narrow phone has no room for. */
const roomy = "max-[26rem]:hidden";

/** Groups of companies: how many have a board, how many boards were read completely, and their openings. */
export function CoverageTable({ name, label, groups }: CoverageTableProps) {
  const hasOpenings = groups.some(({ openings }) => openings !== undefined);
  return (
    <DataTable label={label}>
      <TableHead
        columns={[
          name,
          { name: hasOpenings ? "With board" : "Companies", isNumber: true },
          { name: "Complete", isNumber: true, className: hasOpenings ? roomy : undefined },
          ...(hasOpenings ? [{ name: "Openings", isNumber: true }] : []),
        ]}
      />
      <tbody>
        {groups.map(({ label: group, companies, withBoard, checked, openings }) => (
          <DataRow key={group}>
            <th scope="row" className="py-1 font-medium">
              {group}
            </th>
            <td className={cellStyle({ isNumber: true, className: "whitespace-nowrap" })}>
              {withCommas(withBoard ?? companies)}
              {withBoard !== undefined && <span className="text-soft"> of {withCommas(companies)}</span>}
            </td>
            <td className={cellStyle({ isNumber: true, className: hasOpenings ? roomy : "" })}>
              {withCommas(checked)}
            </td>
            {openings !== undefined && <td className={cellStyle({ isNumber: true })}>{withCommas(openings)}</td>}
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}
