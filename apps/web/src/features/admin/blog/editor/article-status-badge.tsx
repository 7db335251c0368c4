import { StatusBadge } from "@zodiac-at-work/ui/status-badge";
import { CalendarClock, Circle, PenLine, Trash2 } from "lucide-react";
import type { FullArticle } from "./article-fields.ts";

/** The status of an article. A status that the site does not know is shown as it is. */
export function ArticleStatusBadge({ post }: { readonly post: FullArticle | undefined }) {
  if (post?.deletedAt) {
    return (
      <StatusBadge tone="bad" icon={<Trash2 aria-hidden />}>
        Deleted
      </StatusBadge>
    );
  }
  switch (post?.status) {
    case "published":
      return (
        <StatusBadge tone="good" icon={<Circle aria-hidden className="scale-60 fill-current" />}>
          Published
        </StatusBadge>
      );
    case "scheduled":
      return (
        <StatusBadge tone="busy" icon={<CalendarClock aria-hidden />}>
          Scheduled
        </StatusBadge>
      );
    default:
      return (
        <StatusBadge tone="quiet" icon={<PenLine aria-hidden />}>
          {post === undefined || post.status === "draft" ? "Draft" : post.status}
        </StatusBadge>
      );
  }
}
