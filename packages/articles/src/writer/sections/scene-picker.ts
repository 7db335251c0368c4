import type { SignId } from "@zodiac-at-work/zodiac";
import { momentContent } from "../content/moment-content.ts";
import { signContent } from "../content/sign-content.ts";
import { type Moment, moments } from "../content/sign-portrait.ts";
import { capital } from "../words.ts";
import type { Render, WriterContext } from "../writer-context.ts";

/** Picks the scenes of a sign, none twice. */
export interface ScenePicker {
  /** A scene of the moment that was not picked yet. */
  readonly scene: (moment: Moment) => string;
  /** Scenes of as many moments, each with advice to the person (`own`) or to those around. */
  readonly take: (count: number, side: "own" | "around" | "none") => string[];
  /** Paragraphs on the given moments, each with its label in front. */
  readonly labeled: (list: readonly Moment[], side: "own" | "around") => string[];
}

export function scenePicker({ chance }: WriterContext, sign: SignId, render: Render): ScenePicker {
  const left = new Map(moments.map((moment) => [moment, chance.shuffle(signContent[sign].moments[moment])]));
  const order = chance.shuffle(moments);
  const scene = (moment: Moment) => left.get(moment)?.pop() ?? chance.pickUnused(signContent[sign].moments[moment]);
  const advised = (moment: Moment, side: "own" | "around" | "none") =>
    side === "none" ? scene(moment) : `${scene(moment)} ${render(momentContent[moment][side])}`;
  return {
    scene,
    take: (count, side) =>
      Array.from({ length: count }, () => {
        const moment = order.shift() as Moment;
        order.push(moment);
        return advised(moment, side);
      }),
    labeled: (list, side) =>
      list.map((moment) => `<strong>${capital(momentContent[moment].label)}.</strong> ${advised(moment, side)}`),
  };
}
