import type { UseQueryResult } from "@tanstack/react-query";
import { Select } from "@zodiac-at-work/ui/select";

interface OptionFilterProps {
  readonly label: string;
  readonly name: string;
  /** The text of the empty option: `All categories`. */
  readonly all: string;
  readonly result: Pick<UseQueryResult<readonly string[]>, "data" | "error" | "refetch">;
  /** The text if the options could not be loaded. */
  readonly failure: string;
  readonly chosen: string | undefined;
  readonly onChoose: (option: string) => void;
  /** Whether it is one of a row of filters. */
  readonly isCompact?: boolean;
}

/** A filter by one value. It shows the chosen option while the others load. */
export function OptionFilter({ label, name, all, result, failure, chosen, onChoose, isCompact }: OptionFilterProps) {
  const options = result.data ?? (chosen === undefined ? [] : [chosen]);
  return (
    <div>
      <Select
        label={label}
        isCompact={isCompact}
        name={name}
        value={chosen ?? ""}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </Select>
      {result.error && (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {failure}{" "}
          <button type="button" onClick={() => void result.refetch()} className="text-link min-h-11 font-normal">
            Try again
          </button>
        </p>
      )}
    </div>
  );
}
