import type { Posting, Salary } from "@zodiac-at-work/catalog";
import type { Db } from "../platform/client.ts";

/** Returns the postings of a source that are stored with their text, among those with the given ids. */
export async function listStoredPostings(
  db: Db,
  sourceId: number,
  ids: readonly string[],
): Promise<Map<string, Posting>> {
  const rows = await db
    .selectFrom("jobs")
    .select(["sourceJobId", "title", "locations", "workplace", "countries", "department", "type", "postedDate"])
    .select(["salary", "salaryMin", "salaryMax", "salaryCurrency", "salaryPeriod"])
    .select(["description", "descriptionHtml", "indeedUrl"])
    .where("sourceId", "=", sourceId)
    .where("sourceJobId", "in", ids.length > 0 ? ids : [""])
    .where("description", "is not", null)
    .execute();
  return new Map(
    rows.map((row) => {
      const id = row.sourceJobId ?? "";
      const salary: Salary = {
        min: row.salaryMin,
        max: row.salaryMax,
        currency: row.salaryCurrency,
        period: row.salaryPeriod,
        text: row.salary,
      };
      const posting: Posting = {
        id,
        title: row.title,
        locations: row.locations,
        remote: row.workplace && { mode: row.workplace, countries: row.countries },
        department: row.department,
        type: row.type,
        salary: Object.values(salary).some((value) => value !== null) ? salary : null,
        postedDate: row.postedDate,
        url: row.indeedUrl,
        description: { text: row.description ?? "", html: row.descriptionHtml ?? "" },
      };
      return [id, posting];
    }),
  );
}
