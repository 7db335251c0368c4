import { type QueryExecutorProvider, sql } from "kysely";

/**
 * What the blog and its admin area need: versions, schedules, deletion and measures of articles, the slugs that lead to
 * them, revisions, drafts, previews, images, and generations.
 *
 * An article is public if its status is `published` and it is not deleted. A slug that an article ever had leads to it
 * forever, so no other article may take it.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await extendPosts(db);
  await keepSlugs(db);
  await createEditing(db);
  await createGenerations(db);
}

const categories = sql.raw(`('astrology', 'zodiac', 'compatibility', 'career', 'personality')`);

async function extendPosts(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table blog_posts
      add column version integer not null default 1 check (version >= 1),
      add column category text check (category in ${categories}),
      add column scheduled_for timestamptz,
      add column deleted_at timestamptz,
      add column words integer check (words >= 0),
      add column signs text[] not null default '{}',
      add column internal_links integer not null default 0 check (internal_links >= 0),
      add column gates jsonb,
      add column gates_version integer,
      add column writer text,
      add column seed text,
      add column updated_by text,
      add constraint blog_posts_scheduled check ((status = 'scheduled') = (scheduled_for is not null))`.execute(db);
  await sql`drop index blog_posts_published`.execute(db);
  await sql`
    create index blog_posts_public on blog_posts (coalesce(published_at, created_at) desc, id desc)
    where status = 'published' and deleted_at is null`.execute(db);
  await sql`create index blog_posts_due on blog_posts (scheduled_for) where status = 'scheduled' and deleted_at is null`.execute(
    db,
  );
  await sql`create index blog_posts_keyword on blog_posts (lower(target_keyword))`.execute(db);
}

async function keepSlugs(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table blog_slugs (
      slug text primary key,
      post_id integer not null references blog_posts (id) on delete cascade
    )`.execute(db);
  await sql`create index blog_slugs_post on blog_slugs (post_id)`.execute(db);
  await sql`insert into blog_slugs (slug, post_id) select slug, id from blog_posts`.execute(db);
  // Raises a unique violation if another article has or had the slug. The owner's rights let the API change slugs only
  // through articles.
  await sql`
    create function keep_blog_slug() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      if not exists (select from blog_slugs where slug = new.slug and post_id = new.id) then
        insert into blog_slugs (slug, post_id) values (new.slug, new.id);
      end if;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger blog_posts_slug after insert or update of slug on blog_posts
    for each row execute function keep_blog_slug()`.execute(db);
}

async function createEditing(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table blog_revisions (
      post_id integer not null references blog_posts (id) on delete cascade,
      version integer not null,
      title text not null,
      slug text not null,
      content text not null,
      meta_description text,
      target_keyword text,
      category text check (category in ${categories}),
      featured_image text,
      saved_by text,
      saved_at timestamptz not null,
      primary key (post_id, version)
    )`.execute(db);
  await sql`
    create table blog_drafts (
      post_id integer not null references blog_posts (id) on delete cascade,
      user_id text not null references users (id) on delete cascade,
      base_version integer not null,
      fields jsonb not null,
      updated_at timestamptz not null default now(),
      primary key (post_id, user_id)
    )`.execute(db);
  await sql`
    create table blog_previews (
      token_hash text primary key,
      fields jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table blog_images (
      hash text primary key check (hash ~ '^[0-9a-f]{32}$'),
      name text not null,
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      data bytea not null,
      created_by text,
      created_at timestamptz not null default now()
    )`.execute(db);
}

async function createGenerations(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update blog_settings set
      target_word_count = least(greatest(target_word_count, 600), 3000),
      generation_frequency = case when generation_frequency in ('daily', 'weekly', 'biweekly', 'monthly')
        then generation_frequency else 'weekly' end`.execute(db);
  await sql`
    alter table blog_settings
      add column updated_by text,
      add column initialized_at timestamptz,
      add column scheduled_from timestamptz not null default now(),
      add constraint blog_settings_words check (target_word_count between 600 and 3000),
      add constraint blog_settings_frequency
        check (generation_frequency in ('daily', 'weekly', 'biweekly', 'monthly'))`.execute(db);
  await sql`
    create table blog_generations (
      id integer generated by default as identity primary key,
      "trigger" text not null check ("trigger" in ('admin', 'operator', 'schedule')),
      requested_by text,
      slot timestamptz unique,
      keyword text check (btrim(keyword) <> ''),
      title text,
      settings jsonb not null,
      seed text not null,
      state text not null default 'queued' check (state in ('queued', 'running', 'done', 'failed')),
      step text check (step in ('keyword', 'text', 'links', 'gates', 'save')),
      problem text,
      gates jsonb,
      post_id integer unique references blog_posts (id) on delete set null,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz,
      check ((state = 'failed') = (problem is not null)),
      check ((state in ('done', 'failed')) = (ended_at is not null))
    )`.execute(db);
  await sql`
    create unique index blog_generations_keyword on blog_generations (lower(keyword))
    where state in ('queued', 'running')`.execute(db);
  await sql`create index blog_generations_unended on blog_generations (id) where state in ('queued', 'running')`.execute(
    db,
  );
}
