import { useQuery } from "@tanstack/react-query";
import { ReadingText } from "@zodiac-at-work/ui/reading-text";
import { Select } from "@zodiac-at-work/ui/select";
import { type SignId, signById, signIds } from "@zodiac-at-work/zodiac";
import { yearsOf } from "@zodiac-at-work/zodiac/calendar";
import { cx } from "class-variance-authority";
import { useId, useState } from "react";
import { apiQuery } from "../../../api/client.ts";
import { FailureState } from "../../../lists/failure-state.tsx";
import { TitledText } from "../../../reading/titled-text.tsx";

/** How the reader gets on with a boss of the chosen sign. The choice stays in the state of the page. */
export function BossTopic({ sign }: { readonly sign: SignId }) {
  const [boss, setBoss] = useState<SignId>();
  const hint = useId();
  return (
    <div className={cx("grid gap-x-10 gap-y-6 lg:grid-cols-[19rem_1fr] print:block", !boss && "print:hidden")}>
      <div className="max-w-sm print:hidden">
        <Select
          label="Your boss’s sign, by year of birth"
          isDense
          value={boss ?? ""}
          aria-describedby={hint}
          onChange={({ currentTarget }) => setBoss(signIds.find((id) => id === currentTarget.value))}
        >
          <option value="">Choose a sign</option>
          {signIds.map((id) => (
            <option key={id} value={id}>
              {textOf(id)}
            </option>
          ))}
        </Select>
        <p id={hint} className="mt-2 text-sm text-soft">
          Born in January or February? It may be the sign of the year before. Your choice is not kept.
        </p>
      </div>
      <div aria-live="polite">
        {boss && (
          <TitledText title={`Your ${signById(boss).name} boss`}>
            <BossText sign={sign} boss={boss} />
          </TitledText>
        )}
      </div>
    </div>
  );
}

/** `Rat: 1948, 1960, 1972, 1984, 1996`. The years are those of bosses at work today. */
function textOf(sign: SignId): string {
  const years = yearsOf(sign, 1946, 2005).map(({ zodiacYear }) => zodiacYear);
  return `${signById(sign).name}: ${years.join(", ")}`;
}

function BossText({ sign, boss }: { readonly sign: SignId; readonly boss: SignId }) {
  const { data, error, refetch } = useQuery(apiQuery("/api/reading/match", { sign, other: boss, side: "person" }));
  if (error)
    return (
      <FailureState
        text="Failed to load the text about your boss. Please check your connection and try again."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return <ReadingText text={data?.boss} words={110} />;
}
