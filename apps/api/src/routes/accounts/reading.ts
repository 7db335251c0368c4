import { getMatchTexts, getReading, getTeamLeader } from "@zodiac-at-work/contracts";
import {
  bossText,
  companyElementText,
  companyLifePathText,
  type ReadingInput,
  readingOf,
  sharedWork,
  teamLeader,
  textsOfMatch,
  workAdviceOf,
} from "@zodiac-at-work/readings";
import type { SignId } from "@zodiac-at-work/zodiac";
import type { Routes } from "../../http/mount.ts";

export const reading: Routes = ({ mount }) => {
  mount(getReading, async ({ query }) => {
    const { sign, yearElement, zodiacYear } = query;
    const numbers = {
      lifePath: Number(query.lifePath),
      otherLifePath: query.otherLifePath && Number(query.otherLifePath),
      karmicDebts: query.karmicDebts?.split(",").map(Number) ?? [],
      personalYear: Number(query.personalYear),
      personalMonth: Number(query.personalMonth),
      zodiacYear: Number(zodiacYear),
    };
    // The contract lists every value that each number can have.
    return readingOf({ sign, yearElement, ...(numbers as Omit<ReadingInput, "sign" | "yearElement">) });
  });

  mount(getMatchTexts, async ({ query: { sign, other, side, yearElement, lifePath } }) => ({
    ...textsOfMatch(sign, other, side),
    ...(side === "person" && {
      boss: bossText(sign, other),
      negotiating: workAdviceOf(other).negotiatingWith,
      sharedWork: sharedWork(sign, other),
    }),
    ...(side === "company" && { questions: workAdviceOf(sign).employer.questions }),
    ...(yearElement && { forElement: companyElementText(sign, yearElement) }),
    ...(lifePath && { forLifePath: companyLifePathText(Number(lifePath)) }),
  }));

  // The contract has checked that each is a sign.
  mount(getTeamLeader, async ({ query: { signs } }) => teamLeader(signs.split(",") as SignId[]));
};
