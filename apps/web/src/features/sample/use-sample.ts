import { useQuery } from "@tanstack/react-query";
import type { Api, Of } from "@zodiac-at-work/contracts";
import type { SignId } from "@zodiac-at-work/zodiac";
import { apiQuery } from "../../api/client.ts";

/** What the free sample holds of the paid texts. */
export type Sample = Of<Api["GET /api/sample"], "response">;

/** Loads the sample of a sign. The server decides what it holds, and never learns the birth date. */
export function useSample(sign: SignId) {
  return useQuery(apiQuery("/api/sample", { sign }));
}
