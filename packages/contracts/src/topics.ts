// The files of endpoints. They export nothing else.
export * from "./account.ts";
export * from "./blog-generation.ts";
export * from "./blog-images.ts";
export * from "./blog-keywords.ts";
export * from "./blog-posts.ts";
export * from "./car-brands.ts";
export * from "./companies.ts";
export * from "./openings.ts";
export * from "./operations.ts";
export * from "./payments.ts";
export * from "./reading.ts";
export * from "./scrape.ts";
export * from "./stats.ts";
export * from "./system.ts";
export * from "./us-states.ts";
export * from "./users.ts";
