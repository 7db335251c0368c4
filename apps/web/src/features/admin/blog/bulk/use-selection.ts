import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { apiQuery } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import type { BlogAdminView } from "../blog-admin-view.ts";

export type Selection = ReturnType<typeof useSelection>;

/** The selected articles of a list, in the order of their selection. Other filters begin without any; another page keeps them. */
export function useSelection({ search, status, category }: BlogAdminView) {
  const client = useQueryClient();
  const filter = JSON.stringify([search, status, category]);
  const [selected, setSelected] = useState<{ readonly filter: string; readonly ids: readonly number[] }>();
  const [isReading, setIsReading] = useState(false);
  const ids = selected?.filter === filter ? selected.ids : none;
  const select = (next: readonly number[]) => setSelected({ filter, ids: next });
  return {
    ids,
    isReading,
    has: (id: number) => ids.includes(id),
    /** Adds articles to the selection, or takes them out. */
    mark(marked: readonly number[], isSelected: boolean): void {
      const others = ids.filter((id) => !marked.includes(id));
      select(isSelected ? [...others, ...marked] : others);
    },
    replace: select,
    clear: () => select(none),
    /** Selects all articles that match the filters, as many as one call may change. */
    async selectAll(): Promise<void> {
      setIsReading(true);
      try {
        const query = { search: search || undefined, status, category };
        const matching = await client.fetchQuery({ ...apiQuery("/api/blog/posts/ids", query), staleTime: 0 });
        select(matching.ids);
        if (matching.ids.length < matching.total) {
          showToast({
            title: `The first ${matching.ids.length} are selected`,
            description: "Do the rest after them.",
          });
        }
      } catch (error) {
        const description = adminErrorText(error as Error);
        showToast({ title: "The articles could not be selected", description, destructive: true });
      } finally {
        setIsReading(false);
      }
    },
  };
}

const none: readonly number[] = [];
