import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import { Check, CircleDashed, Clock, PenLine, Trash2 } from "lucide-react";

interface ArticleStatusBadgeProps {
  /** `draft`, `scheduled`, `published`, or another word, shown as it is. */
  readonly status: string;
  readonly isDeleted?: boolean;
}

/** The status of an article. */
export function ArticleStatusBadge({ status, isDeleted = false }: ArticleStatusBadgeProps) {
  if (isDeleted) {
    return (
      <StatusBadge tone="bad" icon={<Trash2 aria-hidden strokeWidth={2} />}>
        Deleted
      </StatusBadge>
    );
  }
  const { name, tone, Icon } = looks[status] ?? { name: status, tone: "quiet", Icon: CircleDashed };
  return (
    <StatusBadge tone={tone} icon={<Icon aria-hidden strokeWidth={2} />}>
      {name}
    </StatusBadge>
  );
}

const looks: Readonly<Partial<Record<string, { name: string; tone: "good" | "fair" | "busy"; Icon: typeof Check }>>> = {
  draft: { name: "Draft", tone: "fair", Icon: PenLine },
  scheduled: { name: "Scheduled", tone: "busy", Icon: Clock },
  published: { name: "Published", tone: "good", Icon: Check },
};
