import { counted, withCommas } from "@zodiac-at-work/catalog/counted";
import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Notice } from "@zodiac-at-work/ui/notice";
import { Tabs } from "@zodiac-at-work/ui/tabs";
import { lazy, Suspense } from "react";
import type { NavigateOptions } from "react-router";
import { adminErrorText } from "../../../api/error-text.ts";
import { SearchField, typing } from "../../../lists/search-field.tsx";
import { changed } from "../../../lists/search-params.ts";
import { useQueryChange } from "../../../lists/use-query-change.ts";
import { AdminTabs } from "../admin-tabs.tsx";
import { SectionFailure } from "../section-failure.tsx";
import { ArticlesTab } from "./articles-tab.tsx";
import { blogAdminViewIn, editSearch, reviewSearch, tabSearch } from "./blog-admin-view.ts";
import { CalendarTab } from "./calendar/calendar-tab.tsx";
import { GenerateTab } from "./generation/generate-tab.tsx";
import { GenerationPanel } from "./generation/generation-panel.tsx";
import { useGenerations } from "./generation/use-generations.ts";
import { HeaderCards } from "./header-cards.tsx";
import { KeywordsTab } from "./keywords/keywords-tab.tsx";
import { useBlogOverview } from "./use-blog-admin.ts";

const ReviewDialog = lazy(async () => ({ default: (await import("./review/review-dialog.tsx")).ReviewDialog }));
const ArticleEditor = lazy(async () => ({ default: (await import("./editor/article-editor.tsx")).ArticleEditor }));

/**
 * The articles of the blog, their keywords, and the writing of new ones. The URL holds the tab, the filters and the
 * article in the editor.
 */
export function BlogAdminPage() {
  const { query, changeQuery } = useQueryChange();
  const view = blogAdminViewIn(query);
  const { data: overview, error, refetch } = useBlogOverview();
  const generations = useGenerations();

  const show = (changes: Parameters<typeof changed>[1], options?: NavigateOptions) =>
    changeQuery((latest) => changed(latest, changes), options);
  const page = { view, query, show };
  const toEditor = (id: number) => editSearch(query, id);
  return (
    <>
      <AdminTabs />
      <Container className="py-8 sm:py-10">
        <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <Heading level={1} size="page">
            Blog Admin
          </Heading>
          <p className="min-h-6 text-sm text-soft tabular-nums">
            {overview &&
              `${counted(overview.keywords.total, "keyword")}, ${withCommas(overview.keywords.unused)} not used yet`}
          </p>
        </div>
        {overview?.hasWorker === false && (
          <Notice tone="warning" className="mb-4">
            No worker is running, so articles wait to be written. Start one with{" "}
            <code className="font-mono text-sm">pnpm worker start</code>.
          </Notice>
        )}
        {error && (
          <div className="mb-4">
            <SectionFailure
              text="The figures could not be loaded."
              reason={adminErrorText(error)}
              onRetry={() => void refetch()}
            />
          </div>
        )}
        <HeaderCards overview={overview} generations={generations} />
        <GenerationPanel generations={generations} editSearch={toEditor} />
        <div className="mt-6">
          <Tabs
            label="Blog"
            tabs={[
              { value: "generate", text: "Generate Content" },
              { value: "articles", text: "Published Articles", count: overview?.articles.total },
              { value: "keywords", text: "Keyword Management", count: overview?.keywords.total },
              { value: "calendar", text: "Calendar" },
            ]}
            value={view.tab}
            onChange={(tab) => changeQuery(() => tabSearch(tab))}
            aside={
              (view.tab === "articles" || view.tab === "keywords") && (
                <div className="w-full max-md:pt-3 md:w-60 md:pb-1.5">
                  <SearchField
                    key={view.tab}
                    search={view.search}
                    // Typing replaces its entry in the browser's history instead of adding one for each key.
                    onSearch={(text) => show({ search: text }, { replace: view.search !== "", state: typing })}
                    label={`Search ${view.tab}`}
                    placeholder={`Search ${view.tab}`}
                    isCompact
                  />
                </div>
              )
            }
          >
            {view.tab === "generate" && (
              <GenerateTab generations={generations} overview={overview} editSearch={toEditor} />
            )}
            {view.tab === "articles" && <ArticlesTab {...page} />}
            {view.tab === "calendar" && <CalendarTab {...page} />}
            {view.tab === "keywords" && <KeywordsTab {...page} />}
          </Tabs>
        </div>
      </Container>
      {view.review && view.edit === undefined && (
        <Suspense>
          <ReviewDialog
            key={`${view.review.kind} ${view.review.id}`}
            subject={view.review}
            onClose={() => changeQuery((latest) => reviewSearch(latest, undefined))}
          />
        </Suspense>
      )}
      {view.edit !== undefined && (
        <Suspense>
          <ArticleEditor
            key={view.edit}
            articleId={view.edit}
            onClose={() => changeQuery((latest) => editSearch(latest, undefined))}
          />
        </Suspense>
      )}
    </>
  );
}
