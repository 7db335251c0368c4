import { withArticle } from "@zodiac-at-work/catalog/with-article";
import type { Render } from "../writer-context.ts";

/** Returns paragraphs on jobs, each with the reason and a step to take. Slots: those of a sign. */
export function jobParagraphs(jobs: readonly (readonly [job: string, why: string])[], render: Render): string[] {
  return jobs.map(([job, why], i) =>
    render(jobLines[i % jobLines.length] as (typeof jobLines)[number], {
      job: job.toLowerCase(),
      Job: job,
      why,
      aJob: withArticle(job.toLowerCase()),
    }),
  );
}

const jobLines = [
  [
    "<strong>{Job}.</strong> The reason it suits {aS} is simple: {why}. Spend a day with someone who does the work and count how often you would have been of use.",
    "<strong>{Job}.</strong> In this work, {why}. That is where {gift} pays. Ask for a trial day before you sign up for the training.",
  ],
  [
    "<strong>{Job}.</strong> Here, {why}. Ask the team what happens on a bad day. If the answer makes you curious, the job fits a {S}.",
    "<strong>{Job}.</strong> What speaks for it: {why}. Look at where people in the field are after ten years, since {Ss} think about that too late.",
  ],
  [
    "<strong>{Job}.</strong> Many {Ss} come to it late and wish that they had known earlier that {why}. An evening course shows whether you are one of them.",
    "<strong>{Job}.</strong> It looks unlike {aS} at first sight. Then you learn that {why}, and it makes sense.",
  ],
  [
    "<strong>{Job}.</strong> The pay may start low. It rises with experience, because {why}.",
    "<strong>{Job}.</strong> Employers look for people who understand that {why}. {Ss} need no course to see it.",
  ],
  [
    "<strong>{Job}.</strong> Talk to three people who left the field. If their reasons would not be yours, go ahead: {why}, and {aS} enjoys that.",
    "<strong>{Job}.</strong> You need a license in some places and patience in all of them. In return, {why}.",
  ],
] as const;
