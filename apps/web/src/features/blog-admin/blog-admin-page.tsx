import { Container } from "@zodiac-at-work/ui/container";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Tabs } from "@zodiac-at-work/ui/tabs";
import { lazy, Suspense } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { AdminTabs } from "../../admin/admin-tabs.tsx";
import { blogAdminViewIn, editSearch, tabSearch } from "./blog-admin-view.ts";

const ArticleEditor = lazy(async () => ({ default: (await import("./editor/article-editor.tsx")).ArticleEditor }));

/** The articles of the blog, their keywords, and the writing of new ones. The URL holds the tab, the filters and the article in the editor. */
export function BlogAdminPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const view = blogAdminViewIn(query);
  const goTo = (search: string) => void navigate({ search }, { preventScrollReset: true });
  return (
    <>
      <AdminTabs />
      <Container className="py-8 sm:py-10">
        <Heading level={1} size="page" className="mb-5">
          Blog Admin
        </Heading>
        <Tabs
          label="Blog"
          tabs={[
            { value: "generate", text: "Generate Content" },
            { value: "articles", text: "Published Articles" },
            { value: "keywords", text: "Keyword Management" },
          ]}
          value={view.tab}
          onChange={(tab) => goTo(tabSearch(tab))}
        >
          {null}
        </Tabs>
      </Container>
      {view.edit !== undefined && (
        <Suspense>
          <ArticleEditor key={view.edit} articleId={view.edit} onClose={() => goTo(editSearch(query, undefined))} />
        </Suspense>
      )}
    </>
  );
}
