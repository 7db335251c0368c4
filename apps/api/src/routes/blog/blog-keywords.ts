import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { ApiError } from "../../errors.ts";
import { withIsoDates } from "../../http/iso-dates.ts";
import type { Routes } from "../../http/mount.ts";
import { normalizeKeyword, readKeywordCsv, writeKeywordCsv } from "./keyword-csv.ts";

export const blogKeywords: Routes = ({ mount }, { db }) => {
  mount(contracts.listKeywords, async () => ({ keywords: withIsoDates(await queries.listBlogKeywords(db)) }));

  mount(contracts.addKeyword, async ({ body }) => {
    const keyword = readKeyword(body.keyword);
    return { keyword: withIsoDates(await refuseTaken(queries.insertBlogKeyword(db, { ...body, keyword }))) };
  });

  mount(contracts.saveKeyword, async ({ params, body }) => {
    const fields = body.keyword === undefined ? body : { ...body, keyword: readKeyword(body.keyword) };
    const keyword = await refuseTaken(queries.updateBlogKeyword(db, Number(params.id), fields));
    if (!keyword) throw unknownKeyword();
    return { keyword: withIsoDates(keyword) };
  });

  mount(contracts.deleteKeyword, async ({ params }) => {
    if (!(await queries.deleteBlogKeyword(db, Number(params.id)))) throw unknownKeyword();
    return {};
  });

  mount(contracts.importKeywords, async ({ body }) => {
    const { keywords, problems } = readKeywordCsv(body.csv);
    if (problems.length > 0) return { ...nothing, problems: problems.slice(0, mostProblems) };
    const { repeated, ...counts } = await queries.importBlogKeywords(db, keywords);
    return {
      ...counts,
      problems: repeated.slice(0, mostProblems).map(({ line, firstLine }) => ({
        line,
        problem: `The keyword is on line ${firstLine} already.`,
      })),
    };
  });

  mount(contracts.exportKeywords, async () => ({ csv: writeKeywordCsv(await queries.listBlogKeywords(db)) }));
};

const nothing = { added: 0, changed: 0, unchanged: 0 };

/** Nobody reads more of them at once. */
const mostProblems = 100;

/** The schema counts white space, but it is not kept. */
function readKeyword(text: string): string {
  const keyword = normalizeKeyword(text);
  if (keyword === "") throw new ApiError("invalid-request", "Please enter a keyword.");
  return keyword;
}

async function refuseTaken<Result>(query: Promise<Result>): Promise<Result> {
  try {
    return await query;
  } catch (cause) {
    if (!(cause instanceof queries.KeywordExistsError)) throw cause;
    throw new ApiError("keyword-exists", "The keyword is in the list already.", { cause });
  }
}

function unknownKeyword(): ApiError {
  return new ApiError("not-found", "The keyword does not exist.");
}
