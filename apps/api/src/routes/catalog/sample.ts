import { byMatch } from "@zodiac-at-work/almanac/best-signs";
import { getSample } from "@zodiac-at-work/contracts";
import { findBestKnownCompany } from "@zodiac-at-work/db";
import { textsOfMatch, workChapterOf } from "@zodiac-at-work/readings";
import type { Routes } from "../../http/mount.ts";

/** How many companies the free sample opens. All samples together open one company of each sign at most. */
const companiesOpened = 2;

export const sample: Routes = ({ mountCached }, { db }) => {
  mountCached(getSample, { tags: ["companies"] }, async ({ sign: reader }) => {
    const companies = await Promise.all(
      byMatch(reader)
        .slice(0, companiesOpened)
        .map(async (zodiacSign) => {
          const company = await findBestKnownCompany(db, zodiacSign);
          const { works, grates, advice } = textsOfMatch(reader, zodiacSign, "company");
          return company && { ...company, zodiacSign, works, grates, advice: advice[0]?.text ?? "" };
        }),
    );
    return { chapter: workChapterOf(reader), companies: companies.filter((company) => company !== undefined) };
  });
};
