import type { Api, Of } from "@zodiac-at-work/contracts";

/** The texts of the paid reading, as the API returns them. */
export type ReadingTexts = Of<Api["GET /api/reading"], "response">;
