import { createHash } from "node:crypto";
import * as contracts from "@zodiac-at-work/contracts";
import * as queries from "@zodiac-at-work/db";
import { ApiError } from "../../errors.ts";
import type { Routes } from "../../http/mount.ts";
import { readPage } from "../../http/paging.ts";
import { type EncodedImage, encodeUpload } from "../../images/encode-upload.ts";
import { drawPicture, pictureSize } from "../../server-pages/shared/draw-picture.ts";

export const blogImages: Routes = ({ mount }, { db }) => {
  mount(contracts.listImages, async ({ query }) => {
    const { images, ...totals } = await queries.listImages(db, readPage(query));
    return { images: images.map(toImage), ...totals };
  });

  mount(contracts.uploadImage, async ({ body, caller }) => {
    const encoded = await encodeUpload(Buffer.from(body.data, "base64"));
    if (typeof encoded === "string") throw new ApiError("invalid-image", encoded);
    return { image: await store(encoded, body.name, caller.uid) };
  });

  mount(contracts.generateImage, async ({ body, caller }) => {
    const { signs } = body;
    const title = body.title?.trim() || undefined;
    const data = await drawPicture({ signs, title }, "webp");
    return { image: await store({ data, ...pictureSize }, title ?? signs.join(" and "), caller.uid) };
  });

  async function store(image: EncodedImage, name: string, createdBy: string) {
    const hash = createHash("sha256").update(image.data).digest("hex").slice(0, 32);
    return toImage(await queries.insertImage(db, { ...image, hash, name, createdBy }));
  }
};

function toImage({ hash, name, width, height, createdAt }: queries.ImageInBrief) {
  return { path: `/blog/images/${hash}.webp`, name, width, height, createdAt: createdAt.toISOString() };
}
