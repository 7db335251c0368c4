import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { count, limit, moment, page, sign, text, textOrNone, trimmed } from "./fields.ts";

const image = z.object({
  /** Its path on the site. */
  path: z.string(),
  name: z.string(),
  width: count,
  height: count,
  createdAt: moment,
});

export const listImages = {
  method: "GET",
  path: "/api/blog/images",
  access: "admin",
  summary: "Lists the uploaded and generated pictures, the latest first",
  query: z.object({ page, limit }),
  response: z.object({ images: z.array(image), total: count, totalPages: count }),
} as const satisfies Endpoint;

export const uploadImage = {
  method: "POST",
  path: "/api/blog/images",
  access: "admin",
  audit: { action: "upload-image", made: "image.path" },
  summary: "Checks a PNG, JPEG or WebP of up to 5 MB, limits it to 1600 pixels and stores it as WebP",
  body: z.object({
    name: trimmed(200),
    /** The file in base64. */
    data: text(7_000_000).regex(/^[A-Za-z0-9+/]+={0,2}$/, "must be base64"),
  }),
  maxBodyBytes: 8_000_000,
  response: z.object({ image }),
  errors: ["invalid-image"],
} as const satisfies Endpoint;

export const generateImage = {
  method: "POST",
  path: "/api/blog/images/generate",
  access: "admin",
  audit: { action: "generate-image", made: "image.path" },
  summary: "Draws a picture from the seals of one or two signs and a title",
  body: z.object({ signs: z.array(sign).min(1).max(2), title: textOrNone(200).optional() }),
  response: z.object({ image }),
} as const satisfies Endpoint;
