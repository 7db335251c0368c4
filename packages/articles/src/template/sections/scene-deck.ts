import type { SignId } from "@zodiac-at-work/zodiac";
import { momentMatter } from "../matter/moment-matter.ts";
import { signMatter } from "../matter/sign-matter.ts";
import { type Moment, moments } from "../matter/sign-portrait.ts";
import type { Desk, Tell } from "../plan.ts";
import { capital } from "../words.ts";

/** Deals the scenes of a sign, none twice. */
export interface SceneDeck {
  /** A scene of the moment that was not dealt yet. */
  readonly scene: (moment: Moment) => string;
  /** Scenes of as many moments, each with advice to the person (`own`) or to those around. */
  readonly take: (count: number, side: "own" | "around" | "none") => string[];
  /** Paragraphs on the given moments, each with its label in front. */
  readonly labeled: (list: readonly Moment[], side: "own" | "around") => string[];
}

export function sceneDeck({ chance }: Desk, sign: SignId, tell: Tell): SceneDeck {
  const left = new Map(moments.map((moment) => [moment, chance.shuffle(signMatter[sign].moments[moment])]));
  const order = chance.shuffle(moments);
  const scene = (moment: Moment) => left.get(moment)?.pop() ?? chance.deal(signMatter[sign].moments[moment]);
  const advised = (moment: Moment, side: "own" | "around" | "none") =>
    side === "none" ? scene(moment) : `${scene(moment)} ${tell(momentMatter[moment][side])}`;
  return {
    scene,
    take: (count, side) =>
      Array.from({ length: count }, () => {
        const moment = order.shift() as Moment;
        order.push(moment);
        return advised(moment, side);
      }),
    labeled: (list, side) =>
      list.map((moment) => `<strong>${capital(momentMatter[moment].label)}.</strong> ${advised(moment, side)}`),
  };
}
