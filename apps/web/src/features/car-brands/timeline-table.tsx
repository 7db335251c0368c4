import { TableHead } from "@zodiac-at-work/ui/table-head";
import { signById } from "@zodiac-at-work/zodiac";
import type { Decade } from "./timeline.ts";

/** The numbers of the timeline. */
export function TimelineTable({ stacks }: { readonly stacks: readonly Decade[] }) {
  return (
    <table className="w-full text-left text-base text-ink tabular-nums">
      <caption className="sr-only">Car brands by founding decade</caption>
      <TableHead
        columns={["Decade", { name: "Brands", className: "text-right" }, { name: "By sign", className: "pl-2" }]}
      />
      <tbody>
        {stacks.map(({ decade, total, groups }) => (
          <tr key={decade} className="border-b border-line align-top">
            <th scope="row" className="py-2 pr-4 font-medium">
              {decade}s
            </th>
            <td className="py-2 pr-4 text-right">{total}</td>
            <td className="py-2 pl-2">
              {groups.map(({ sign, count }) => `${signById(sign).name} ${count}`).join(", ")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
