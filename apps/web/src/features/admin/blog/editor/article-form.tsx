import { ContentField } from "./content-field.tsx";
import { useFindings } from "./findings/use-findings.ts";
import { descriptionLimits, titleLimit } from "./live-checks.ts";
import { TextBox } from "./text-box.tsx";
import type { Editing } from "./use-editing.ts";

/** The fields of an article that its readers see. */
export function ArticleForm({ editing }: { readonly editing: Editing }) {
  const { fields, change, problem, contentKey, post } = editing;
  const findings = useFindings(post);
  return (
    <div className="flex min-w-0 flex-col gap-4 bg-paper p-5 sm:p-6">
      <div className="grid gap-4 sm:grid-cols-[3fr_2fr] sm:gap-3">
        <TextBox
          label="Title"
          limit={{ most: titleLimit }}
          maxLength={200}
          value={fields.title}
          error={problem?.field === "title" ? problem.text : undefined}
          onValue={(title) => change({ title })}
        />
        <TextBox
          label="Target keyword"
          maxLength={200}
          value={fields.targetKeyword}
          onValue={(targetKeyword) => change({ targetKeyword })}
        />
      </div>
      <TextBox
        label="Meta description"
        isLong
        limit={descriptionLimits}
        maxLength={500}
        value={fields.metaDescription}
        onValue={(metaDescription) => change({ metaDescription })}
      />
      <ContentField
        key={contentKey}
        content={fields.content}
        signs={post?.signs ?? []}
        title={fields.title}
        onChange={(content) => change({ content })}
        findings={findings}
      />
    </div>
  );
}
