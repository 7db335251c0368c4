import type { SourceOutcome, SourceStatus } from "@zodiac-at-work/catalog";
import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import {
  Check,
  Clock,
  Contrast,
  Eye,
  Lock,
  type LucideIcon,
  Minus,
  Pause,
  RefreshCw,
  RotateCw,
  ShieldX,
  Shuffle,
  Timer,
  WifiOff,
  X,
} from "lucide-react";
import type { ComponentProps } from "react";
import type { KindHealth, Source, Task } from "./operations-types.ts";
import { kindStateName, needsPerson, outcomeNames } from "./operations-words.ts";

type Tone = ComponentProps<typeof StatusBadge>["tone"];

interface Look {
  readonly tone: Tone;
  readonly Icon: LucideIcon;
}

interface OutcomeBadgeProps {
  readonly outcome: SourceOutcome;
  /** Whether an operator has marked it as handled. It needs nobody then. */
  readonly isHandled?: boolean;
}

/** How a check ended. */
export function OutcomeBadge({ outcome, isHandled = false }: OutcomeBadgeProps) {
  return (
    <Badge look={outcomeLooks[outcome]} needsPerson={needsPerson(outcome) && !isHandled}>
      {outcomeNames[outcome]}
      {isHandled && <span className="font-normal text-soft max-sm:sr-only"> handled</span>}
    </Badge>
  );
}

/** The icon of an outcome, for a filter. */
export function OutcomeIcon({ outcome }: Pick<OutcomeBadgeProps, "outcome">) {
  const { Icon, tone } = outcomeLooks[outcome];
  return <Icon aria-hidden size={14} strokeWidth={2} className={iconTints[tone]} />;
}

/** How the latest check of a source ended. */
export function HealthBadge({ health }: Pick<Source, "health">) {
  if (health === "new") return <Badge look={{ tone: "quiet", Icon: Clock }}>Not checked</Badge>;
  if (health !== "suspect") return <OutcomeBadge outcome={health} />;
  return (
    <Badge look={{ tone: "fair", Icon: Eye }} needsPerson>
      Suspect
    </Badge>
  );
}

/** An operator's decision about a source. */
export function SourceStatusBadge({ status }: { readonly status: SourceStatus }) {
  if (status === "active") return <Badge look={{ tone: "good", Icon: Check }}>On</Badge>;
  if (status === "paused") return <Badge look={{ tone: "quiet", Icon: Pause }}>Off</Badge>;
  return <Badge look={{ tone: "fair", Icon: Eye }}>Proposed</Badge>;
}

/** How the boards of a kind are read. */
export function KindStateBadge({ state }: Pick<KindHealth, "state">) {
  return <Badge look={kindLook(state)}>{kindStateName(state)}</Badge>;
}

/** Where a task is. */
export function TaskStateBadge({ state }: Pick<Task, "state">) {
  return <Badge look={taskLooks[state]}>{taskStateNames[state]}</Badge>;
}

/** Whether a schedule is followed. */
export function ScheduleBadge({ isPaused }: { readonly isPaused: boolean }) {
  return isPaused ? (
    <Badge look={{ tone: "quiet", Icon: Pause }}>Paused</Badge>
  ) : (
    <Badge look={{ tone: "good", Icon: Check }}>On</Badge>
  );
}

export const taskStateNames: Readonly<Record<Task["state"], string>> = {
  active: "Running",
  retrying: "Will retry",
  failed: "Gave up",
  queued: "Waiting",
};

const outcomeLooks: Readonly<Record<SourceOutcome, Look>> = {
  complete: { tone: "good", Icon: Check },
  partial: { tone: "fair", Icon: Contrast },
  empty: { tone: "quiet", Icon: Minus },
  changed: { tone: "fair", Icon: Shuffle },
  blocked: { tone: "bad", Icon: ShieldX },
  forbidden: { tone: "bad", Icon: Lock },
  unreachable: { tone: "fair", Icon: WifiOff },
  failed: { tone: "bad", Icon: X },
};

const taskLooks: Readonly<Record<Task["state"], Look>> = {
  active: { tone: "busy", Icon: RefreshCw },
  retrying: { tone: "fair", Icon: RotateCw },
  failed: { tone: "bad", Icon: X },
  queued: { tone: "quiet", Icon: Clock },
};

const iconTints: Readonly<Record<Tone, string>> = {
  good: "text-success",
  fair: "text-gold",
  bad: "text-danger",
  busy: "text-seal-pig",
  quiet: "text-soft",
};

function kindLook(state: KindHealth["state"]): Look {
  if (state === "unchecked") return { tone: "quiet", Icon: Clock };
  if (state === "well") return outcomeLooks.complete;
  return state === "slow" ? { tone: "fair", Icon: Timer } : outcomeLooks[state];
}

interface BadgeProps {
  readonly look: Look;
  readonly needsPerson?: boolean;
  readonly children: ComponentProps<typeof StatusBadge>["children"];
}

function Badge({ look: { tone, Icon }, needsPerson: isUrgent = false, children }: BadgeProps) {
  return (
    <StatusBadge tone={tone} needsPerson={isUrgent} icon={<Icon aria-hidden strokeWidth={2} />}>
      {children}
    </StatusBadge>
  );
}
