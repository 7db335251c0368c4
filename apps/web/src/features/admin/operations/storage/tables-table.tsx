import { withCommas } from "@zodiac-at-work/catalog/counted";
import { cellStyle, DataRow, DataTable } from "@zodiac-at-work/ui/data-table";
import { TableHead } from "@zodiac-at-work/ui/table-head";
import type { Storage } from "../operations-types.ts";
import { bytesText } from "../operations-words.ts";

/** The sizes of tables. */
export function TablesTable({ tables }: { readonly tables: Storage["tables"] }) {
  return (
    <DataTable label="Sizes of the tables">
      <TableHead
        columns={[
          "Table",
          { name: "Rows", isNumber: true },
          { name: "Size", isNumber: true },
          { name: "Of it, indexes", isNumber: true, className: "max-[26rem]:hidden" },
        ]}
      />
      <tbody>
        {tables.map(({ name, rows, bytes, indexBytes }) => (
          <DataRow key={name}>
            <th scope="row" className="py-1 font-medium wrap-anywhere">
              {name}
            </th>
            <td className={cellStyle({ isNumber: true })}>{rows === null ? "Not counted" : withCommas(rows)}</td>
            <td className={cellStyle({ isNumber: true, className: "whitespace-nowrap" })}>{bytesText(bytes)}</td>
            <td className={cellStyle({ isNumber: true, className: "whitespace-nowrap max-[26rem]:hidden" })}>
              {bytesText(indexBytes)}
            </td>
          </DataRow>
        ))}
      </tbody>
    </DataTable>
  );
}
