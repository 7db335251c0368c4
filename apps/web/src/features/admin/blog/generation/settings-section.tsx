import { useQueryClient } from "@tanstack/react-query";
import { type GenerationFrequency, generationFrequencies } from "@zodiac-at-work/catalog";
import { Button } from "@zodiac-at-work/ui/button";
import { Callout } from "@zodiac-at-work/ui/callout";
import { Checkbox } from "@zodiac-at-work/ui/checkbox";
import { Field } from "@zodiac-at-work/ui/field";
import { Heading } from "@zodiac-at-work/ui/heading";
import { Select } from "@zodiac-at-work/ui/select";
import { useId } from "react";
import { call } from "../../../../api/client.ts";
import { adminErrorText } from "../../../../api/error-text.ts";
import { refresh } from "../../../../api/refresh.ts";
import { FormError } from "../../../../form/form-error.ts";
import { useFormMutation } from "../../../../form/use-form-mutation.ts";
import { comingMoment } from "../../../../text/moment.ts";
import { showToast } from "../../../../toast/show-toast.ts";
import { RowsLoading } from "../../rows-loading.tsx";
import { SectionFailure } from "../../section-failure.tsx";
import type { BlogSettings } from "../blog-admin-types.ts";
import { frequencyNames } from "../blog-admin-words.ts";
import { isOfPage, useBlogSettings } from "../use-blog-admin.ts";

interface SettingsSectionProps {
  /** When the schedule writes the next article: null if it is off, undefined while it is loading. */
  readonly nextGenerationAt: string | null | undefined;
}

/** How articles are written, and when the schedule writes one. */
export function SettingsSection({ nextGenerationAt }: SettingsSectionProps) {
  const id = useId();
  const { data, error, refetch } = useBlogSettings();
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-well p-5 lg:self-start">
      <Heading id={id} level={2} size="small">
        Settings
      </Heading>
      <p className="mt-1 mb-5 min-h-6 text-sm text-soft">{nextText(nextGenerationAt)}</p>
      {!data && !error && <RowsLoading label="Loading the settings" rows={5} />}
      {!data && error && (
        <SectionFailure
          text="The settings could not be loaded."
          reason={adminErrorText(error)}
          onRetry={() => void refetch()}
        />
      )}
      {data && <SettingsForm settings={data.settings} />}
    </section>
  );
}

function SettingsForm({ settings }: { readonly settings: BlogSettings }) {
  const client = useQueryClient();
  const saving = useFormMutation({
    send: (form) => call("PUT /api/blog/settings", { body: settingsIn(form) }),
    messageOf: adminErrorText,
    onSuccess: () => {
      showToast({ title: "Settings Saved", description: "They apply to the next article." });
      return refresh(client, { predicate: ({ queryKey }) => isOfPage(String(queryKey[0])) });
    },
  });
  return (
    <form noValidate onSubmit={saving.submit} onChange={() => saving.problem && saving.reset()} className="grid gap-4">
      <Field
        label="Location"
        name="businessLocation"
        autoComplete="off"
        maxLength={100}
        defaultValue={settings.businessLocation}
        hint="Global, or a US state or city. Articles speak of it with local SEO."
      />
      <Field
        label="Words in an article"
        name="targetWordCount"
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        defaultValue={settings.targetWordCount}
        hint="From 600 to 3,000"
      />
      <Select label="Frequency" name="generationFrequency" defaultValue={settings.generationFrequency}>
        {generationFrequencies.map((frequency) => (
          <option key={frequency} value={frequency}>
            {frequencyNames[frequency]}
          </option>
        ))}
      </Select>
      <div>
        <Checkbox name="isActive" defaultChecked={settings.isActive} label="Write articles by the schedule" />
        <Checkbox name="autoPublish" defaultChecked={settings.autoPublish} label="Publish them without a review" />
        <Checkbox name="includeLocalSEO" defaultChecked={settings.includeLocalSEO} label="Include local SEO" />
      </div>
      {saving.problem !== undefined && <Callout tone="danger">{saving.problem}</Callout>}
      <Button type="submit" variant="secondary" size="small" aria-disabled={saving.isPending || undefined}>
        Save settings
      </Button>
    </form>
  );
}

function settingsIn(form: HTMLFormElement): BlogSettings {
  const data = new FormData(form);
  const businessLocation = String(data.get("businessLocation")).trim();
  const words = String(data.get("targetWordCount")).replace(/[\s,]/g, "");
  if (businessLocation === "") throw new FormError("Enter a location, or Global.");
  if (!/^\d+$/.test(words) || Number(words) < 600 || Number(words) > 3000) {
    throw new FormError("Enter a number of words from 600 to 3,000.");
  }
  return {
    businessLocation,
    targetWordCount: Number(words),
    includeLocalSEO: data.has("includeLocalSEO"),
    autoPublish: data.has("autoPublish"),
    generationFrequency: String(data.get("generationFrequency")) as GenerationFrequency,
    isActive: data.has("isActive"),
  };
}

function nextText(at: string | null | undefined): string {
  if (at === undefined) return "";
  return at === null ? "The schedule is off." : `Next article: ${comingMoment(new Date(at))}`;
}
