import { pages } from "@zodiac-at-work/contracts/pages";
import { countCarBrandsBySign, countCompaniesBySign, countUsStatesBySign } from "@zodiac-at-work/db";
import { careerMatch, type Element, type SignId, signById } from "@zodiac-at-work/zodiac";
import { shortProfiles } from "@zodiac-at-work/zodiac/profiles";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Dependencies } from "../../dependencies.ts";
import { createPageSender, type PageSenderOptions } from "../shared/page-sender.ts";
import { createPictureSender } from "../shared/picture-sender.ts";
import { cardOf, cardPath, cardWords, parseElement } from "./card.ts";
import { renderPair } from "./pair-page.ts";
import { verdictOf } from "./relation-words.ts";
import { renderSignHead } from "./sign-head.ts";
import { renderSign, type SignCounts } from "./sign-page.ts";
import { pairName, pairPath, parseSign, signPath, signsPath } from "./sign-paths.ts";
import { renderSigns } from "./signs-page.ts";

interface SignsOptions extends PageSenderOptions, Pick<Dependencies, "db"> {}

/** Serves the pages of the twelve signs and of their pairs, and the pictures that show their links. */
export const signPages = fp(async (app: FastifyInstance, dependencies: SignsOptions) => {
  const { db } = dependencies;
  const lists = createPageSender(dependencies, pages.signs.file, []);
  const counted = ["companies", "car_brands", "us_states"] as const;
  const signs = createPageSender(dependencies, pages.sign.file, counted);
  const pairs = createPageSender(dependencies, pages.signPair.file, []);
  // A shared card has the address of a pair. The app hydrates a page only with the file of its own route.
  const cards = createPageSender(dependencies, pages.signPair.file, counted);
  const sendPicture = createPictureSender(dependencies);
  const options = { schema: { hide: true }, config: { frequent: true } };
  // The texts belong to the build: its time is the time of the last change.
  const lastModified = new Date(0);

  app.get(signsPath, options, (request, reply) =>
    lists.send(request, reply, signsPath, async (origin) => {
      const { title, description, preview } = pages.signs;
      const head = renderSignHead({ title, description, path: signsPath, picture: preview }, origin);
      return { head, content: renderSigns(), lastModified };
    }),
  );

  app.get<{ Params: { sign: string } }>("/signs/:sign", options, (request, reply) => {
    const [, name = "", isPicture] = /^([a-z]+)(\.png)?$/i.exec(request.params.sign) ?? [];
    const sign = parseSign(name);
    if (!sign) return reply.callNotFound();
    if (isPicture) return sendPicture(request, reply, { signs: [sign], title: signById(sign).name, eyebrow });
    if (sign !== name) return reply.redirect(signPath(sign), 301);
    const render = (origin: string, counts?: SignCounts) => ({
      head: renderSignHead(
        {
          title: `${signById(sign).name}: years, strengths and matches at work`,
          description: `${shortProfiles[sign].traits}: the ${signById(sign).name} at work, the exact days of its years, and its score with each of the twelve signs.`,
          path: signPath(sign),
          picture: `${signPath(sign)}.png`,
        },
        origin,
      ),
      content: renderSign(sign, counts),
      lastModified,
    });
    const load = async (origin: string) => render(origin, await countRecords(sign));
    return signs.send(request, reply, sign, load, async (origin) => render(origin));
  });

  app.get<{ Params: { sign: string; other: string } }>("/signs/:sign/:other", options, (request, reply) => {
    const { params } = request;
    const [, name = "", isPicture] = /^([a-z]+)(\.png)?$/i.exec(params.other) ?? [];
    const [a, b] = [parseSign(params.sign), parseSign(name)];
    const element = parseElement(name);
    if (a && element) return sendCard(request, reply, { sign: a, element, name, isPicture: isPicture !== undefined });
    if (!a || !b) return reply.callNotFound();
    const path = pairPath(a, b);
    if (`/signs/${params.sign}/${name}` !== path) return reply.redirect(path + (isPicture ?? ""), 301);
    const { score } = careerMatch(a, b);
    const title = `${pairName(a, b)} at work: ${score} of 100`;
    if (isPicture) return sendPicture(request, reply, { signs: [a, b], title, eyebrow });
    return pairs.send(request, reply, path, async (origin) => ({
      head: renderSignHead(
        {
          title,
          description: `${verdictOf(a, b)}. See the rule behind each point of ${pairName(a, b)}, what each brings, and where to take care.`,
          path,
          picture: `${path}.png`,
        },
        origin,
      ),
      content: renderPair(a, b),
      lastModified,
    }));
  });

  /** Sends what a reader shares: the page of their sign, or the picture that shows its link. */
  function sendCard(
    request: FastifyRequest<{ Params: { sign: string } }>,
    reply: FastifyReply,
    { sign, element, name, isPicture }: { sign: SignId; element: Element; name: string; isPicture: boolean },
  ) {
    const path = cardPath(sign, element);
    const picture = `${path}.png`;
    if (`/signs/${request.params.sign}/${name}` !== path) return reply.redirect(isPicture ? picture : path, 301);
    if (isPicture) return sendPicture(request, reply, cardOf(sign, element));
    const render = (origin: string, counts?: SignCounts) => ({
      head: renderSignHead({ ...cardWords(sign, element), path, canonical: signPath(sign), picture }, origin),
      content: renderSign(sign, counts),
      lastModified,
    });
    const load = async (origin: string) => render(origin, await countRecords(sign));
    return cards.send(request, reply, path, load, async (origin) => render(origin));
  }

  async function countRecords(sign: SignId): Promise<SignCounts> {
    const [companies, carBrands, usStates] = await Promise.all(
      [countCompaniesBySign(db), countCarBrandsBySign(db), countUsStatesBySign(db)].map(
        async (counts) => (await counts).find((each) => each.sign === sign)?.count ?? 0,
      ),
    );
    return { companies: companies ?? 0, carBrands: carBrands ?? 0, usStates: usStates ?? 0 };
  }
});

const eyebrow = "Chinese zodiac at work";
