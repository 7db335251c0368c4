import type { BlogOverview } from "../blog-admin-types.ts";
import { ModelCostsSection } from "../costs/model-costs-section.tsx";
import { GenerationForm } from "./generation-form.tsx";
import { GenerationList } from "./generation-list.tsx";
import { SettingsSection } from "./settings-section.tsx";
import type { Generations } from "./use-generations.ts";

interface GenerateTabProps {
  readonly generations: Generations;
  readonly overview: BlogOverview | undefined;
  /** Returns the URL's query with an article in the editor. */
  readonly editSearch: (id: number) => string;
}

/** An article for a keyword of the administrator's own, the latest generations, what a model cost, and the settings. */
export function GenerateTab({ generations, overview, editSearch }: GenerateTabProps) {
  return (
    <div className="grid gap-10 pt-2 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-10">
        <GenerationForm generations={generations} />
        <GenerationList generations={generations} editSearch={editSearch} />
        <ModelCostsSection editSearch={editSearch} />
      </div>
      <SettingsSection nextGenerationAt={overview?.nextGenerationAt} />
    </div>
  );
}
