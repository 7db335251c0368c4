import { Tabs } from "@base-ui/react/tabs";
import { cx } from "class-variance-authority";
import { type ReactNode, useState } from "react";

interface TopicTabsProps {
  /** The name for screen readers: `More about you at work`. */
  readonly label: string;
  readonly topics: readonly { readonly title: string; readonly content: ReactNode }[];
}

/**
 * Parts of a chapter of which a reader chooses one at a time. Paper shows all of them.
 *
 * @example
 * <TopicTabs label="More" topics={[{ title: "Money", content: <p>…</p> }]} />
 */
export function TopicTabs({ label, topics }: TopicTabsProps) {
  const [chosen, setChosen] = useState(topics[0]?.title);
  return (
    <Tabs.Root value={chosen} onValueChange={setChosen}>
      <Tabs.List aria-label={label} className="flex flex-wrap gap-2 print:hidden">
        {topics.map(({ title }) => (
          <Tabs.Tab
            key={title}
            value={title}
            className="min-h-9 rounded-sm border border-line bg-sheet px-3 text-sm font-medium whitespace-nowrap text-ink transition-colors hover:border-ink aria-selected:border-ink aria-selected:bg-ink aria-selected:text-paper pointer-coarse:min-h-11"
          >
            {title}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {topics.map(({ title, content }) => (
        <Tabs.Panel
          key={title}
          value={title}
          keepMounted
          // The attribute would hide the panel on paper too.
          hidden={false}
          className={cx("pt-5 print:pt-2", title !== chosen && "not-print:hidden")}
        >
          {content}
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
