import type { Page } from "@playwright/test";
import type { SignId } from "@zodiac-at-work/zodiac";
import { withDatabase } from "./with-database.ts";

/** A company of the catalog. */
export interface SeededCompany {
  readonly id: number;
  readonly name: string;
  readonly zodiacSign: SignId;
}

/** An opening to store. What is left out is null, as on a board that does not publish it. */
export interface OpeningSeed {
  readonly companyId: number;
  readonly title: string;
  readonly location?: string;
  readonly workplace?: "on-site" | "hybrid" | "remote";
  readonly countries?: readonly string[];
  readonly department?: string;
  readonly type?: string;
  readonly salary?: string;
  readonly descriptionHtml?: string;
  readonly postedDate?: string;
  readonly firstSeenAt?: Date;
  readonly isSample?: boolean;
}

/** Returns some companies of a sign. Tests that count a company's openings use companies of their own. */
export function companiesOf(sign: SignId, count: number, skip = 0): Promise<SeededCompany[]> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<SeededCompany>(
      `select id, name, zodiac_sign as "zodiacSign" from companies where zodiac_sign = $1 order by id limit $2 offset $3`,
      [sign, count, skip],
    );
    return rows;
  });
}

/** Stores openings. The first one is the newest of those with the same date. */
export function seedOpenings(openings: readonly OpeningSeed[]): Promise<void> {
  return withDatabase(async (client) => {
    for (const opening of openings.toReversed()) {
      const { companyId, title, location, workplace, countries = [], department, type, salary } = opening;
      const { descriptionHtml, postedDate, firstSeenAt = new Date(), isSample = false } = opening;
      await client.query(
        `insert into jobs (company_id, title, location, locations, workplace, countries, department, type, salary,
           description_html, posted_date, first_seen_at, is_sample, indeed_url)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
        [
          companyId,
          title,
          location,
          location ? [location] : [],
          workplace,
          countries,
          department,
          type,
          salary,
          descriptionHtml,
          postedDate,
          firstSeenAt,
          isSample,
          `https://jobs.example/${crypto.randomUUID()}`,
        ],
      );
    }
  });
}

/** Stores a board of a company in place of that of the catalog. It has not been checked. */
export function seedSource(companyId: number): Promise<void> {
  return withDatabase(async (client) => {
    await client.query("delete from job_sources where company_id = $1", [companyId]);
    await client.query(
      `insert into job_sources (company_id, kind, address, status) values ($1, 'greenhouse', $2, 'active')`,
      [companyId, crypto.randomUUID()],
    );
  });
}

/** Has the device know that the reader's last visit to the openings ended at a moment. What was found later is new. */
export async function setVisit(page: Page, seenAt: Date): Promise<void> {
  await page.evaluate(
    (moment) => localStorage.setItem("zodiac:openings-visit", JSON.stringify({ seenAt: moment })),
    seenAt.getTime(),
  );
}
