import type { UseQueryResult } from "@tanstack/react-query";
import { Select } from "@zodiac-at-work/ui/select";

interface OptionFilterProps {
  readonly label: string;
  readonly name: string;
  /** What choosing nothing is called: `All categories`. */
  readonly all: string;
  /** The options as the API was asked for them. */
  readonly read: Pick<UseQueryResult<readonly string[]>, "data" | "error" | "refetch">;
  /** Said where they could not be had. */
  readonly failure: string;
  readonly chosen: string | undefined;
  readonly onChoose: (option: string) => void;
}

/** A filter by one of the values that records have. What was chosen stands in it before the others are known. */
export function OptionFilter({ label, name, all, read, failure, chosen, onChoose }: OptionFilterProps) {
  const options = read.data ?? (chosen === undefined ? [] : [chosen]);
  return (
    <div>
      <Select label={label} name={name} value={chosen ?? ""} onChange={(event) => onChoose(event.currentTarget.value)}>
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      {read.error && (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {failure}{" "}
          <button type="button" onClick={() => void read.refetch()} className="text-link min-h-11 font-normal">
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
