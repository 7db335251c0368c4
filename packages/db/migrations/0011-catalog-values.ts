import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Limits industries, categories and regions to the values that the API promises. Fails on a row with another value: the
 * message names the constraint, and the operator corrects the row before running the migration again.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table companies add constraint companies_industry check (industry in (
      'Technology', 'Financial Services', 'Healthcare', 'Retail', 'Manufacturing', 'Energy', 'Automotive', 'Media',
      'Telecommunications'))`.execute(db);
  await sql`
    alter table car_brands add constraint car_brands_category check (category in (
      'Luxury', 'Sports', 'Economy', 'Electric', 'SUV'))`.execute(db);
  await sql`
    alter table us_states
      add constraint us_states_region check (region in ('Midwest', 'Northeast', 'South', 'West')),
      add constraint us_states_category check (category in (
        'Original Colony', 'Early State', 'Louisiana Purchase', 'Missouri Compromise', 'Pre-Civil War',
        'Republic Annexation', 'Gold Rush', 'Civil War Era', 'Reconstruction Era', 'Centennial State',
        'Western Expansion', 'Indian Territory', '20th Century', 'Modern Era'))`.execute(db);
}
