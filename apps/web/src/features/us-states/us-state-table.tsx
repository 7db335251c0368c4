import { TableHead } from "@zodiac-at-work/ui/table-head";
import { signById } from "@zodiac-at-work/zodiac";
import { foundingText } from "../../catalog/founding.ts";
import { statehoodOf } from "./statehood.ts";
import type { UsState } from "./us-state-view.ts";

/** The data of the map as a table. */
export function UsStateTable({ states }: { readonly states: readonly UsState[] }) {
  return (
    <table className="w-full text-left text-base text-ink tabular-nums max-sm:text-sm">
      <caption className="sr-only">The states, the days they joined and their signs</caption>
      <TableHead columns={["State", "Joined", "Sign"]} />
      <tbody>
        {states.map((state) => (
          <tr key={state.id} className="border-b border-line">
            <th scope="row" className="py-2 pr-4 font-medium">
              {state.name}
            </th>
            <td className="py-2 pr-4">{foundingText(statehoodOf(state))}</td>
            <td className="py-2">{signById(state.zodiacSign).name}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
