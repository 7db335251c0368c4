import { counted, withCommas, wordFor } from "@zodiac-at-work/catalog/counted";
import { Button } from "@zodiac-at-work/ui/button";
import { Skeleton } from "@zodiac-at-work/ui/skeleton";
import { cx } from "class-variance-authority";
import { Check, Link2, Shuffle } from "lucide-react";
import { type ReactNode, useId } from "react";
import { call, send } from "../../../api/client.ts";
import { dayOf } from "../../../text/moment.ts";
import type { BlogOverview } from "./blog-admin-types.ts";
import type { Generations } from "./generation/use-generations.ts";
import { useBlogAction } from "./use-blog-action.ts";

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
  // There is nothing to write about before the keywords are loaded.
  const isNew = keywords?.total === 0;
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Card
        title="Generate Random Article"
        icon={<Shuffle />}
        value={keywords?.unused}
        note={
          keywords && (isNew ? "Initialize the system first" : `${wordFor(keywords.unused, "keyword")} not used yet`)
        }
        action={{ ...generations.random, text: "Generate", isPrimary: !isNew }}
      />
      <Card
        title="Initialize System"
        icon={<Check />}
        value={keywords?.total}
        note={keywords && initializedText(keywords.total, initializedAt)}
        action={{ ...initialize, text: initializedAt ? "Run again" : "Initialize", isPrimary: isNew }}
      />
      <Card
        title="Add Internal Links"
        icon={<Link2 />}
        value={internalLinks?.links}
        note={
          internalLinks &&
          `${wordFor(internalLinks.links, "link")} across ${counted(internalLinks.articles, "article")}`
        }
        action={{ ...link, text: "Add links" }}
      />
      <Card
        title="Articles"
        value={articles?.total}
        note={articles && <StatusCounts articles={articles} />}
        remark={articles && articles.scheduled > 0 && `${withCommas(articles.scheduled)} scheduled`}
      />
    </div>
  );
}

interface CardProps {
  readonly title: string;
  readonly icon?: ReactNode;
  readonly value: number | undefined;
  readonly note: ReactNode;
  /** Takes the place of the action in a card without one. */
  readonly remark?: ReactNode;
  readonly action?: {
    readonly text: string;
    readonly isPrimary?: boolean;
    readonly isPending: boolean;
    start(): void;
  };
}

function Card({ title, icon, value, note, remark, action }: CardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cardStyle}>
      <h2 id={id} className="text-sm font-medium [grid-area:title] sm:col-span-full sm:row-start-1">
        {title}
      </h2>
      <span aria-hidden="true" className="justify-self-end text-soft [grid-area:icon] max-sm:hidden">
        {icon}
      </span>
      <span className="font-display text-3xl font-medium tracking-display tabular-nums [grid-area:value] max-sm:text-2xl">
        {value === undefined ? <Skeleton className="my-2 h-6 w-12 sm:w-16" /> : withCommas(value)}
      </span>
      {action && (
        <Button
          id={`${id}-action`}
          // The name begins with the title, because the text alone does not say what is generated.
          aria-labelledby={`${id} ${id}-action`}
          variant={action.isPrimary ? "primary" : "quiet"}
          size="small"
          className="self-center [grid-area:action]"
          aria-disabled={action.isPending || undefined}
          onClick={() => action.start()}
        >
          <span className={action.isPending ? "opacity-60" : undefined}>{action.text}</span>
        </Button>
      )}
      {remark && <p className="text-xs text-soft tabular-nums [grid-area:action]">{remark}</p>}
      <div className="min-h-5 text-xs text-soft tabular-nums [grid-area:note]">{note}</div>
    </section>
  );
}

/** On a phone, a card is one line: the number, title and note, and the button. */
const cardStyle = cx(
  "grid items-center gap-x-3 rounded-md border border-line bg-sheet px-4 [&_svg]:size-4",
  "max-sm:grid-cols-[2.75rem_minmax(0,1fr)_auto] max-sm:py-2.5 max-sm:[grid-template-areas:'value_title_action'_'value_note_action']",
  "sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-y-0.5 sm:pt-3 sm:pb-3.5 sm:[grid-template-areas:'title_icon'_'value_action'_'note_note']",
);

function StatusCounts({ articles }: Pick<BlogOverview, "articles">) {
  const { published, draft } = articles;
  const dot = "inline-block size-1.5 rounded-full forced-color-adjust-none";
  return (
    <ul className="flex flex-wrap gap-x-3 text-ink">
      <li className="flex items-center gap-1.5">
        <span className={`${dot} bg-success`} /> {withCommas(published)} published
      </li>
      <li className="flex items-center gap-1.5">
        <span className={`${dot} bg-gold`} /> {counted(draft, "draft")}
      </li>
    </ul>
  );
}

function initializedText(total: number, at: string | null | undefined): string {
  const unit = wordFor(total, "keyword");
  return at ? `${unit}, initialized ${dayOf(at)}` : `${unit}, not initialized yet`;
}

/** Adds the links, or returns after 25 seconds while the worker goes on. */
async function addInternalLinks(): Promise<{ isDone: boolean; message: string }> {
  const response = await send("POST", "/api/blog/add-internal-links");
  const { message } = (await response.json()) as { message: string };
  return { isDone: response.status !== 202, message };
}
