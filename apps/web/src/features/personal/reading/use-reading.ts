import { useQuery } from "@tanstack/react-query";
import { readNumerology } from "@zodiac-at-work/numerology";
import { signOfDate } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../../api/client.ts";
import { today } from "../../../sign/today.ts";
import { readingQuery } from "./reading-query.ts";

/** Computes the sign and the numbers of a birth date, and loads the texts for them. */
export function useReading(birthDate: string) {
  const answer = signOfDate(birthDate);
  const numbers = readNumerology(birthDate, { today: today() });
  const { data: texts, error, refetch } = useQuery(apiQuery("/api/reading", readingQuery(answer, numbers)));
  return { answer, numbers, texts, error, onRetry: () => void refetch() };
}
