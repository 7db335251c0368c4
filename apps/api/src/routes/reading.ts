import { getReading } from "@zodiac-at-work/contracts";
import { type ReadingInput, readingOf } from "@zodiac-at-work/readings";
import type { Routes } from "../mount.ts";

export const reading: Routes = ({ mount }) => {
  mount(getReading, async ({ query }) => {
    const { sign, yearElement } = query;
    const numbers = {
      lifePath: Number(query.lifePath),
      otherLifePath: query.otherLifePath && Number(query.otherLifePath),
      karmicDebts: query.karmicDebts?.split(",").map(Number) ?? [],
      personalYear: Number(query.personalYear),
      personalMonth: Number(query.personalMonth),
    };
    // The contract lists every value that each number can have.
    return readingOf({ sign, yearElement, ...(numbers as Omit<ReadingInput, "sign" | "yearElement">) });
  });
};
