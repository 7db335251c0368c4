import { formatArticleDate } from "@zodiac-at-work/articles";
import { pages } from "@zodiac-at-work/contracts/pages";
import type { OperatorSettings } from "@zodiac-at-work/settings";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { type Html, html } from "../shared/html.ts";
import { servedLegalPages } from "../shared/legal-links.ts";
import { renderPageHead } from "../shared/page-head.ts";
import { createPageSender, type PageSenderOptions } from "../shared/page-sender.ts";
import { legalTexts } from "./legal-texts.ts";

/** Serves the legal pages whose facts the operator has set. The other ones do not exist. */
export const legal = fp(async (app: FastifyInstance, dependencies: PageSenderOptions) => {
  const { operator, hasSampleOperator } = dependencies.config;
  const options = { schema: { hide: true }, config: { frequent: true } };
  // The texts belong to the build and the settings. Both change only with a restart.
  const lastModified = new Date();
  for (const id of servedLegalPages(operator)) {
    const page = pages[id];
    const sender = createPageSender(dependencies, page.file, []);
    app.get(page.path, options, (request, reply) =>
      sender.send(request, reply, page.path, async (origin) => ({
        head: renderPageHead(page, { origin, path: page.path }),
        content: renderLegalPage(page.title, legalTexts[id](operator), operator, hasSampleOperator),
        lastModified,
      })),
    );
  }
});

function renderLegalPage(
  title: string,
  { lede, sections }: ReturnType<(typeof legalTexts)[keyof typeof legalTexts]>,
  { legalDate }: OperatorSettings,
  isSample: boolean,
): Html {
  return html`<article class="article legal">${isSample && sampleNotice}
<header class="article-head"><h1>${title}</h1><p class="article-lede">${lede}</p>${
    legalDate &&
    title !== pages.contact.title &&
    html`<p class="article-meta">In effect since <time datetime="${legalDate}">${formatArticleDate(legalDate)}</time></p>`
  }</header>
${sections.map(({ title, paragraphs }) => html`<section><h2>${title}</h2>${paragraphs.map((text) => html`<p>${text}</p>`)}</section>`)}
</article>`;
}

const sampleNotice = html`<aside class="legal-sample"><strong>Sample.</strong> Nobody sells anything on this copy of the site, and no money moves. The words in brackets stand for the operator’s settings.</aside>`;
