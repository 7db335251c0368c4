import { Button } from "@zodiac-at-work/ui/button";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { Check, Link2, Shuffle } from "lucide-react";
import { type ReactNode, useId } from "react";
import { counted } from "../../admin/counted.ts";
import { dayText } from "../../admin/moment-text.ts";
import { call, send } from "../../api/client.ts";
import type { BlogOverview } from "./blog-admin-types.ts";
import { useBlogAction } from "./use-blog-action.ts";
import type { Generations } from "./use-generations.ts";

interface HeaderCardsProps {
  /** Undefined while the figures are loading. */
  readonly overview: BlogOverview | undefined;
  readonly generations: Generations;
}

/** What can be done with the whole blog, each with the number that it changes, and the count of articles. */
export function HeaderCards({ overview, generations }: HeaderCardsProps) {
  const initialize = useBlogAction({
    act: () => call("POST /api/blog/initialize", {}),
    done: ({ message }) => ({ title: "Blog System Initialized", description: message }),
    failed: "Initialization Failed",
  });
  const link = useBlogAction({
    act: addInternalLinks,
    done: ({ isDone, message }) => ({
      title: isDone ? "Internal Links Added" : "Adding Internal Links",
      description: message,
    }),
    failed: "Internal Linking Failed",
  });
  const { keywords, initializedAt, internalLinks, articles } = overview ?? {};
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Card
        title="Generate Random Article"
        icon={<Shuffle />}
        value={keywords?.unused}
        note={keywords && (keywords.unused === 1 ? "keyword not used yet" : "keywords not used yet")}
        action={{ ...generations.random, text: "Generate", isPrimary: true }}
      />
      <Card
        title="Initialize System"
        icon={<Check />}
        value={keywords?.total}
        note={keywords && initializedText(keywords.total, initializedAt)}
        action={{ ...initialize, text: initializedAt ? "Run again" : "Initialize" }}
      />
      <Card
        title="Add Internal Links"
        icon={<Link2 />}
        value={internalLinks?.links}
        note={
          internalLinks &&
          `${internalLinks.links === 1 ? "link" : "links"} across ${counted(internalLinks.articles, "article")}`
        }
        action={{ ...link, text: "Add links" }}
      />
      <Card title="Articles" value={articles?.total} note={articles && <StatusCounts articles={articles} />} />
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly value: number | undefined;
  readonly note: ReactNode;
  readonly action?: {
    readonly text: string;
    readonly isPrimary?: boolean;
    readonly isPending: boolean;
    start(): void;
  };
}

function Card({ title, icon, value, note, action }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col rounded-md border border-line bg-sheet px-4 pt-3 pb-3.5 [&_svg]:size-4"
    >
      <div className="flex items-center justify-between gap-3">
        <h2 id={id} className="text-sm font-medium">
          {title}
        </h2>
        <span aria-hidden="true" className="text-soft">
          {icon}
        </span>
      </div>
      <div className="flex min-h-9 items-center justify-between gap-3 pointer-coarse:min-h-11">
        <span className="font-display text-3xl font-medium tracking-display tabular-nums">
          {value === undefined ? <Skeleton className="my-2 h-6 w-16" /> : value.toLocaleString("en-US")}
        </span>
        {action && (
          <Button
            id={`${id}-action`}
            // The name begins with the title, because the text alone does not say what is generated.
            aria-labelledby={`${id} ${id}-action`}
            variant={action.isPrimary ? "primary" : "quiet"}
            size="small"
            aria-disabled={action.isPending || undefined}
            onClick={() => action.start()}
          >
            <span className={action.isPending ? "opacity-60" : undefined}>{action.text}</span>
          </Button>
        )}
      </div>
      <div className="mt-1 min-h-5 text-xs text-soft tabular-nums">{note}</div>
    </section>
  );
}

function StatusCounts({ articles }: Pick<BlogOverview, "articles">) {
  const { published, draft, scheduled } = articles;
  const dot = "inline-block size-1.5 rounded-full forced-color-adjust-none";
  return (
    <ul className="flex flex-wrap gap-x-3.5 text-ink">
      <li className="flex items-center gap-1.5">
        <span className={`${dot} bg-success`} /> {published.toLocaleString("en-US")} published
      </li>
      <li className="flex items-center gap-1.5">
        <span className={`${dot} bg-gold`} /> {counted(draft, "draft")}
      </li>
      {scheduled > 0 && (
        <li className="flex items-center gap-1.5">
          <span className={`${dot} bg-seal-pig`} /> {scheduled.toLocaleString("en-US")} scheduled
        </li>
      )}
    </ul>
  );
}

function initializedText(total: number, at: string | null | undefined): string {
  const unit = total === 1 ? "keyword" : "keywords";
  return at ? `${unit}, initialized ${dayText(at)}` : `${unit}, not initialized yet`;
}

/** Adds the links, or returns after 25 seconds while the worker goes on. */
async function addInternalLinks(): Promise<{ isDone: boolean; message: string }> {
  const response = await send("POST", "/api/blog/add-internal-links");
  const { message } = (await response.json()) as { message: string };
  return { isDone: response.status !== 202, message };
}
