import { signById } from "@zodiac-at-work/zodiac";
import { foundingText } from "../../catalog/founding.ts";
import { statehoodOf } from "./statehood.ts";
import type { UsState } from "./us-state-view.ts";

/** The data of the map as a table. */
export function UsStateTable({ states }: { readonly states: readonly UsState[] }) {
  return (
    <table className="w-full text-left text-base text-ink tabular-nums max-sm:text-sm">
      <caption className="sr-only">The states, the days they joined and their signs</caption>
      <thead className="text-sm text-soft">
        <tr className="border-b border-edge">
          <th scope="col" className="py-2 pr-4 font-normal">
            State
          </th>
          <th scope="col" className="py-2 pr-4 font-normal">
            Joined
          </th>
          <th scope="col" className="py-2 font-normal">
            Sign
          </th>
        </tr>
      </thead>
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
