import type { Notice } from "../shared/notice-page.ts";

export const unknownArticle: Notice = {
  status: 404,
  title: "Page Not Found",
  text: "There is no article at this address. It may have moved, or the address may contain a typo.",
};

export const unknownPage: Notice = {
  status: 404,
  title: "Page Not Found",
  text: "The blog has no such page.",
};

export const deletedArticle: Notice = {
  status: 410,
  title: "This article is gone",
  text: "We have taken it down. The others are still there.",
};

export const endedPreview: Notice = {
  status: 404,
  title: "This preview has ended",
  text: "A preview lasts for an hour. Open a new one from the editor.",
};
