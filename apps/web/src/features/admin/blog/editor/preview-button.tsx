import { useMutation } from "@tanstack/react-query";
import { Button } from "@zodiac-at-work/ui/button";
import { call } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import { type ArticleFields, bodyOf } from "./article-fields.ts";

/** Opens what is typed as the public page, in a new tab. */
export function PreviewButton({ fields }: { readonly fields: ArticleFields }) {
  const preview = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const title = fields.title.trim() || "Untitled";
        const { path } = await call("POST /api/blog/previews", { body: { ...bodyOf(fields), title } });
        if (tab) tab.location.replace(path);
        else showToast({ title: "The preview is ready", description: "Allow this site to open tabs, and try again." });
      } catch (error) {
        tab?.close();
        throw error;
      }
    },
    onError: (error) => showToast({ title: "No preview", description: adminErrorText(error), destructive: true }),
  });
  return (
    <Button
      variant="quiet"
      size="small"
      aria-disabled={preview.isPending || undefined}
      onClick={() => {
        // Browsers open a tab only within the click, so it is opened before its address is known.
        if (!preview.isPending) preview.mutate(window.open("", "_blank"));
      }}
    >
      Preview
    </Button>
  );
}
