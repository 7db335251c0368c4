import type { Generation } from "../blog-admin-types.ts";
import { gateNames } from "../blog-admin-words.ts";

/** The checks that refused an article, each with its reason. Renders nothing if none did. */
export function GateProblems({ gates }: Pick<Generation, "gates">) {
  const failed = (gates ?? []).filter(({ passed }) => !passed);
  if (failed.length === 0) return null;
  return (
    <ul className="mt-1.5 list-disc pl-5 text-sm text-soft">
      {failed.map(({ gate, problem }) => (
        <li key={gate}>
          <span className="font-medium text-ink">{gateNames[gate]}.</span> {problem}
        </li>
      ))}
    </ul>
  );
}
