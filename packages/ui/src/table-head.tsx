import { cx } from "class-variance-authority";

interface Column {
  readonly name: string;
  /** Whether only screen readers get the name. */
  readonly isHidden?: boolean;
  /** Whether its cells are numbers: the name then stands at the right, above them. */
  readonly isNumber?: boolean;
  readonly className?: string;
}

/** The head of a table: one row of column names. */
export function TableHead({ columns }: { readonly columns: readonly (string | Column)[] }) {
  return (
    <thead className="text-sm text-soft">
      <tr className="border-b border-edge">
        {columns
          .map((column): Column => (typeof column === "string" ? { name: column } : column))
          .map(({ name, isHidden, isNumber, className }) => (
            <th
              key={name}
              scope="col"
              className={cx(
                "py-2 font-normal",
                isNumber ? "pr-4 text-right last:pr-1 sm:pr-2 sm:last:pr-2" : "pr-4 last:pr-0",
                className,
              )}
            >
              {isHidden ? <span className="sr-only">{name}</span> : name}
            </th>
          ))}
      </tr>
    </thead>
  );
}
