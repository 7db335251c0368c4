import type { GenerationFrequency } from "@zodiac-at-work/catalog";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Db } from "../platform/client.ts";
import type { Database } from "../platform/schema.ts";

/** The settings that an administrator edits. */
export interface BlogSettings {
  /** A US state, or `City, State`. Anything else, such as `Global`, adds nothing to articles. */
  businessLocation: string;
  /** From 600 to 3000. */
  targetWordCount: number;
  includeLocalSeo: boolean;
  /** Whether a written article is published at once. */
  autoPublish: boolean;
  generationFrequency: GenerationFrequency;
  /** Whether articles are written by the schedule. */
  isActive: boolean;
}

/** The settings in the database, with their times. */
export type StoredBlogSettings = Selectable<Database["blogSettings"]>;

/** The settings before they were first saved. */
export const defaultBlogSettings: BlogSettings = {
  businessLocation: "Global",
  targetWordCount: 2000,
  includeLocalSeo: false,
  autoPublish: false,
  generationFrequency: "weekly",
  isActive: true,
};

/** Returns the saved settings, or undefined before they were first saved. */
export async function findBlogSettings(db: Kysely<Database>): Promise<StoredBlogSettings | undefined> {
  return db.selectFrom("blogSettings").selectAll().executeTakeFirst();
}

/** Saves the settings. A schedule that is switched on or gets another frequency begins at `now`. */
export async function saveBlogSettings(
  db: Db,
  settings: BlogSettings,
  { updatedBy, now }: { updatedBy: string; now: Date },
): Promise<void> {
  await db
    .insertInto("blogSettings")
    .values({ ...settings, updatedBy, createdAt: now, updatedAt: now, scheduledFrom: now })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({
        ...settings,
        updatedBy,
        updatedAt: now,
        scheduledFrom: sql<Date>`case
          when (blog_settings.is_active, blog_settings.generation_frequency)
            is distinct from (excluded.is_active, excluded.generation_frequency)
          then excluded.scheduled_from else blog_settings.scheduled_from end`,
      }),
    )
    .execute();
}

/** Saves the default settings unless there are some, and records that the default keywords were loaded. */
export async function initializeBlogSettings(db: Kysely<Database>, now: Date): Promise<void> {
  await db
    .insertInto("blogSettings")
    .values({ createdAt: now, updatedAt: now, scheduledFrom: now, initializedAt: now })
    .onConflict((conflict) =>
      conflict.column("id").doUpdateSet({ initializedAt: now }).where("blogSettings.initializedAt", "is", null),
    )
    .execute();
}
