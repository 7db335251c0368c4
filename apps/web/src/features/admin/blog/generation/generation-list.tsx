import { Heading } from "@zodiac-at-work/ui/heading";
import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import { Check, Clock, RefreshCw, X } from "lucide-react";
import { useId } from "react";
import { adminErrorText } from "../../../../api/error-text.ts";
import { dayAndTimeOf, shortMoment } from "../../../../text/moment.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import type { Generation } from "../blog-admin-types.ts";
import { GateProblems } from "./gate-problems.tsx";
import { GeneratedLinks } from "./generated-links.tsx";
import { subjectOf } from "./generations.ts";
import type { Generations } from "./use-generations.ts";

interface GenerationListProps {
  readonly generations: Generations;
  /** Returns the URL's query with an article in the editor. */
  readonly editSearch: (id: number) => string;
}

/** The latest generations and their outcomes. */
export function GenerationList({ generations: { latest, error, refetch }, editSearch }: GenerationListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id} level={2} size="small" className="mb-3">
        Latest generations
      </Heading>
      {!latest && !error && <RowsLoading label="Loading the generations" rows={4} />}
      {!latest && error && (
        <SectionFailure
          text="The generations could not be loaded."
          reason={adminErrorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {latest?.length === 0 && (
        <p className="border-y border-line py-5 text-sm text-soft">No article has been generated yet.</p>
      )}
      {latest && latest.length > 0 && (
        <ul className="border-t border-edge">
          {latest.map((generation) => (
            <GenerationItem key={generation.id} generation={generation} editSearch={editSearch} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface GenerationItemProps {
  readonly generation: Generation;
  readonly editSearch: (id: number) => string;
}

function GenerationItem({ generation, editSearch }: GenerationItemProps) {
  const { state, trigger, post, problem, gates, createdAt, endedAt, keyword } = generation;
  const { name, tone, Icon } = looks[state];
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-1.5 border-b border-line py-2.5 text-sm">
      <div className="sm:w-24">
        <StatusBadge tone={tone} icon={<Icon aria-hidden strokeWidth={2} />}>
          {name}
        </StatusBadge>
      </div>
      <div className="min-w-0 grow basis-60">
        <p className="font-medium wrap-anywhere">{post?.title ?? subjectOf(generation)}</p>
        <p className="text-xs text-soft tabular-nums">
          {post !== null && keyword !== null && `${keyword} · `}
          {triggerNames[trigger]} ·{" "}
          <time title={dayAndTimeOf(createdAt)}>{shortMoment(endedAt ?? createdAt, new Date())}</time>
        </p>
        {problem !== null && <p className="mt-1 max-w-measure wrap-anywhere">{problem}</p>}
        {state === "failed" && <GateProblems gates={gates} />}
      </div>
      {post && (
        <div className="flex gap-2">
          <GeneratedLinks post={post} editSearch={editSearch} />
        </div>
      )}
    </li>
  );
}

const looks = {
  queued: { name: "Waiting", tone: "quiet", Icon: Clock },
  running: { name: "Writing", tone: "busy", Icon: RefreshCw },
  done: { name: "Written", tone: "good", Icon: Check },
  failed: { name: "Failed", tone: "bad", Icon: X },
} as const satisfies Readonly<Record<Generation["state"], unknown>>;

const triggerNames: Readonly<Record<Generation["trigger"], string>> = {
  admin: "By an administrator",
  operator: "By an operator",
  schedule: "By the schedule",
  sample: "Sample of the first start",
};
