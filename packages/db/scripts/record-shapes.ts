import { carBrandCategories, industries, usStateCategories, usStateRegions } from "@zodiac-at-work/catalog";
import { FIRST_YEAR, signIds } from "@zodiac-at-work/zodiac";
import { z } from "zod";
import { type BoardKind, boardKinds, boardLists } from "../src/catalog/records/company-record.ts";
import { isCountry, isRegion } from "./places.ts";

const name = z
  .string()
  .regex(/^\S(.{0,58}\S)?$/, "is empty, too long or has spaces around it: write 1 to 60 characters");
const sign = z.enum(signIds);
const year = z.int().min(1000).max(2100);
const partialDate = z
  .string()
  .regex(/^\d{4}(-\d{2}){0,2}$/, { error: "is not YYYY, YYYY-MM or YYYY-MM-DD", abort: true })
  .refine(isCivil, { error: "is not a calendar date", abort: true })
  .refine(
    (date) => Number(date.slice(0, 4)) >= FIRST_YEAR,
    `is before ${FIRST_YEAR}, the first year with a known sign`,
  );
const host = z
  .string()
  .regex(
    /^(?!www\.)([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/,
    "is not a bare host: write example.com, in lower case, without https://, www. and path",
  );
const icon = z.string().regex(/^[a-z\d_]+$/, "is not the name of an icon");
const otherFounding = z.strictObject({
  year,
  of: z
    .string()
    .min(3)
    .max(100)
    .regex(
      /^(?!(The|A|An) ).*[^.]$/,
      "does not complete '1888 is the founding of …': omit the leading article and the period",
    ),
});
const alternative = z.strictObject({
  date: z
    .string()
    .regex(/^\d{4}(-\d{2}){0,2}$/, { error: "is not YYYY, YYYY-MM or YYYY-MM-DD", abort: true })
    .refine(isCivil, "is not a calendar date"),
  event: z.string().min(3).max(100).regex(/[^.]$/, "does not complete 'Others count from 1799, …': omit the period"),
});
const https = z.string().refine(isPlainHttps, "is not an https address without credentials and fragment");
const location = z
  .string()
  .regex(/^[^,\s][^,]*, [^,]+$/, { error: "is not 'City, State' or 'City, Country'", abort: true })
  .refine(
    (place) => isRegion(place.split(", ")[1] ?? ""),
    "does not end with a state or country: write its full name, as in 'United Kingdom'",
  );

const firstRatification = "1787-12-07";

function description(longest: number) {
  return z
    .string()
    .min(70)
    .max(longest)
    .regex(/^[\p{Lu}\p{N}][^!?<>“”‘’]+\.$/u, {
      error: "is not a plain sentence: begin with a capital, end with a period, without ! ? < > and curly quotes",
      abort: true,
    })
    .refine((text) => !/https?:|www\./i.test(text), "contains an address, which belongs in its own field")
    .refine((text) => !/\b(\p{L}+) \1\b/iu.test(text), "repeats a word")
    .refine((text) => text === text.trim().replaceAll(/\s+/g, " "), "has extra spaces");
}

const alias = z
  .string()
  .regex(/^[^\s,](?:[^,]{0,58}[^\s,])?$/, "is empty, too long, or has a comma or spaces around it");

export const companyShape = z.strictObject({
  name,
  aliases: z.array(alias).min(1).optional(),
  industry: z.enum(industries, { error: ({ input }) => `${input} is not one of ${industries.join(", ")}` }),
  founded: partialDate,
  otherFounding: otherFounding.optional(),
  disputedDate: partialDate.optional(),
  countedFrom: z.enum(["merger", "split"]).optional(),
  alternative: alternative.optional(),
  exception: z
    .string()
    .min(20)
    .max(200)
    .regex(/^\p{Lu}.*\.$/u, "is not a sentence")
    .optional(),
  location,
  website: host,
  careersUrl: https.optional(),
  board: z
    .strictObject({
      kind: z.enum(boardKinds),
      address: z.string(),
      foundIn: z.enum(Object.keys(boardLists)).optional(),
    })
    .refine(({ kind, address }) => isAddress[kind]?.test(address) ?? isBoardAddress(address), {
      path: ["address"],
      error: "is not an address of this kind",
    })
    .optional(),
  logo: icon.optional(),
  description: description(160),
  zodiacSign: sign,
});

export const carBrandShape = z.strictObject({
  name,
  founded: partialDate,
  otherFounding: otherFounding.optional(),
  country: z.string().refine(isCountry, "is not a country: write its full name, as in 'United Kingdom'"),
  category: z.enum(carBrandCategories),
  website: host.optional(),
  isActive: z.boolean(),
  logo: icon.optional(),
  description: description(160),
  zodiacSign: sign,
});

export const usStateShape = z.strictObject({
  name,
  statehood: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, { error: "is not YYYY-MM-DD: a state needs its day", abort: true })
    .refine(isCivil, { error: "is not a calendar date", abort: true })
    .refine((date) => date >= firstRatification, `is before ${firstRatification}, when the first state joined`),
  capital: name,
  region: z.enum(usStateRegions),
  category: z.enum(usStateCategories),
  description: description(200),
  population: z.int().min(500_000).max(50_000_000),
  area: z.int().min(1_000).max(700_000),
  nickname: name,
  zodiacSign: sign,
});

/** The addresses of the kinds that take one form only. */
const pageAddress = /^https:\/\//;
const isAddress: Partial<Record<BoardKind, RegExp>> = {
  workday:
    /^https:\/\/(?:[a-z\d-]+\.wd\d+\.myworkdayjobs\.com|wd\d+\.myworkdaysite\.com\/recruiting\/[a-z\d_-]+)\/[A-Za-z\d_-]+$/,
  phenom: pageAddress,
  "json-ld": pageAddress,
  feed: pageAddress,
  sitemap: pageAddress,
};

function isBoardAddress(address: string): boolean {
  return address.includes("://") ? isPlainHttps(address) : /^[A-Za-z\d][A-Za-z\d._-]*$/.test(address);
}

function isCivil(text: string): boolean {
  const [year = 0, month = 1, day = 1] = text.split("-").map(Number);
  const date = new Date(Date.UTC(year, month - 1, day));
  return year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

function isPlainHttps(text: string): boolean {
  const url = URL.parse(text);
  return url?.protocol === "https:" && url.username === "" && url.hash === "" && /^[\x21-\x7e]+$/.test(text);
}
