import { counted } from "@zodiac-at-work/catalog/counted";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { useId } from "react";
import { Link } from "react-router";
import { errorText } from "../../../api/error-text.ts";
import { durationText } from "../../../text/moment.ts";
import { SectionFailure } from "../section-failure.tsx";
import { KindStateBadge } from "./badges.tsx";
import type { KindHealth } from "./operations-types.ts";
import { changedView } from "./operations-view.ts";
import { healthLabel, kindNames } from "./operations-words.ts";
import type { PageState } from "./page-state.ts";
import { SourceHealth } from "./source-health.tsx";
import { useSourceHealth } from "./use-operations.ts";

/** How well each kind of source was read on the last 14 days. */
export function HealthSection({ query }: PageState) {
  const id = useId();
  const { data, error, refetch } = useSourceHealth();
  return (
    <section aria-labelledby={id} className="min-w-0 max-lg:mt-10 lg:pt-1.5">
      <Heading id={id} level={2} size="small" className="mb-2 border-b border-line pb-3">
        Sources
      </Heading>
      {!data && !error && <Skeleton className="h-96 w-full" />}
      {!data && error && (
        <SectionFailure
          text="The sources could not be loaded."
          reason={errorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data?.kinds.length === 0 && <p className="py-4 text-sm text-soft">No board is set up yet.</p>}
      <ul className="grid gap-x-9 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-1">
        {data?.kinds.map((health) => (
          <Kind
            key={health.kind}
            health={health}
            boards={changedView(query, { kind: health.kind, boards: undefined })}
          />
        ))}
      </ul>
      {data && data.kinds.length > 0 && (
        <p className="mt-4 text-sm text-soft">One mark a day, 14 days, today on the right.</p>
      )}
    </section>
  );
}

function Kind({ health, boards }: { readonly health: KindHealth; readonly boards: string }) {
  const { kind, read, averageMs, days, state } = health;
  const figures = [
    read !== null && `${Math.floor(read * 100)}% read`,
    averageMs !== null && durationText(averageMs),
  ].filter(Boolean);
  return (
    <li className="border-b border-line py-3">
      <div className="mb-1.5 flex items-center justify-between gap-3">
        <h3 className="text-sm font-medium">{kindNames[kind]}</h3>
        <KindStateBadge state={state} />
      </div>
      <SourceHealth
        days={days.map((day) => (day.checked === 0 ? null : day.read / day.checked))}
        label={healthLabel(days)}
      />
      <p className="mt-1 flex justify-between gap-3 text-sm text-soft tabular-nums">
        <Link to={{ search: boards, hash: "#boards" }} className="underline-offset-4 hover:text-ink hover:underline">
          {counted(health.boards, "board")}
          <span className="sr-only"> of {kindNames[kind]}</span>
        </Link>
        {figures.join(", ")}
      </p>
    </li>
  );
}
