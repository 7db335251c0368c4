import { getMatchTexts, getReading } from "@zodiac-at-work/contracts";
import {
  bossText,
  companyElementText,
  type ReadingInput,
  readingOf,
  sharedWork,
  textsOfMatch,
  workAdviceOf,
} from "@zodiac-at-work/readings";
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

  mount(getMatchTexts, async ({ query: { sign, other, side, yearElement } }) => ({
    ...textsOfMatch(sign, other, side),
    ...(side === "person" && {
      boss: bossText(sign, other),
      negotiating: workAdviceOf(other).negotiatingWith,
      sharedWork: sharedWork(sign, other),
    }),
    ...(side === "company" && { questions: workAdviceOf(sign).employer.questions }),
    ...(yearElement && { forElement: companyElementText(sign, yearElement) }),
  }));
};
