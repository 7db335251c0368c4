import {
  articleStats,
  bannedSentences,
  cleanHtml,
  commonSentences,
  NoMatterError,
  type WriteRequest,
  writeFromTemplates,
  writingBrief,
} from "@zodiac-at-work/articles";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { ApiError } from "../../errors.ts";
import type { Routes } from "../../http/mount.ts";

export const blogBriefs: Routes = ({ mount }, { db }) => {
  mount(contracts.getArticleBrief, async ({ params }) => {
    const post = await queries.findPost(db, Number(params.id));
    if (!post) throw new ApiError("not-found", "The article does not exist.");
    const generation = await queries.findGenerationOfPost(db, post.id);
    const { brief, refusal } = await briefFor({
      keyword: post.targetKeyword ?? "",
      title: post.title,
      settings: generation?.settings,
    });
    return { brief, refusal };
  });

  mount(contracts.getKeywordBrief, async ({ params }) => {
    const found = await queries.findBlogKeyword(db, Number(params.id));
    if (!found) throw new ApiError("not-found", "The keyword does not exist.");
    const { keyword } = found;
    return { keyword, ...(await briefFor({ keyword })) };
  });

  interface Subject {
    readonly keyword: string;
    readonly title?: string | undefined;
    /** Those of the blog if omitted. */
    readonly settings?: queries.GenerationSettings | undefined;
  }

  async function briefFor({ keyword, title, settings: own }: Subject) {
    if (keyword.trim() === "") return refused("The article has no target keyword, so there is no brief.");
    const [knowledge, settings = own ?? queries.defaultBlogSettings] = await Promise.all([
      queries.readKnowledge(db),
      own ?? queries.findBlogSettings(db),
    ]);
    const { targetWordCount, businessLocation, includeLocalSeo: includeLocalSEO } = settings;
    const today = new Date().toISOString().slice(0, 10);
    const request: WriteRequest = {
      ...{ keyword, title, seed: "brief", today, knowledge },
      ...{ targetWordCount, businessLocation, includeLocalSEO },
    };
    const written = write(request);
    if (written instanceof NoMatterError) return refused(written.message);
    const { family, title: question, answer, matter, figures, outline, questions, facts } = writingBrief(request);
    const { metaDescription, content } = written;
    return {
      brief: {
        ...{ family, question, answer },
        ...{ matter: [...matter], figures: [...figures], outline: [...outline] },
        ...{ questions: [...questions], facts: [...facts] },
        banned: await readBanned(),
        mostWords: targetWordCount,
        words: articleStats(content).words,
      },
      refusal: null,
      preview: { title: written.title, metaDescription, content: cleanHtml(content).html },
    };
  }

  /** Returns the sentences that a model is told not to write. Small batches let other calls through. */
  async function readBanned(): Promise<string[]> {
    const after = Math.max(0, (await queries.findNewestPostId(db)) - bannedSentences.fromLatest);
    return commonSentences(queries.readPostContents(db, { after, batchSize: 5 }), bannedSentences.most);
  }
};

function write(request: WriteRequest) {
  try {
    return writeFromTemplates(request);
  } catch (error) {
    if (error instanceof NoMatterError) return error;
    throw error;
  }
}

function refused(refusal: string) {
  return { brief: null, refusal, preview: null };
}
