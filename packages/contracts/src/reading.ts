import type { Element } from "@zodiac-at-work/zodiac";
import { z } from "zod";
import type { Endpoint } from "./endpoint.ts";
import { oneOf, sign, signList, wholeNumber } from "./fields.ts";

const elements = ["wood", "fire", "earth", "metal", "water"] as const satisfies readonly Element[];

const digit = z.enum(["1", "2", "3", "4", "5", "6", "7", "8", "9"]);

/** The life path from the sum of month, day and year. It is never 33. */
const lifePath = z.enum([...digit.options, "11", "22"]);

/** Where the methods disagree, one keeps a master number that another reduces. */
const otherLifePaths: Partial<Record<string, string>> = { "2": "11", "4": "22", "6": "33", "11": "2", "22": "4" };

/** A life path and a birth day pass through one karmic debt number each at most. */
const karmicDebts = z.enum(["13", "14", "16", "19", "13,14", "13,16", "13,19", "14,16", "14,19", "16,19"]);

const points = z.array(z.string()).readonly();

const texts = z.array(z.string()).readonly();

/** Questions for an interview, each with an answer that speaks for the employer. */
const questions = z.array(z.object({ question: z.string(), goodAnswer: z.string() })).readonly();

const cycleText = z.object({ keyword: z.string(), text: z.string() });

/** The caller computes the sign and the numbers. An unknown parameter is refused: no birth date reaches the server. */
export const getReading = {
  method: "GET",
  path: "/api/reading",
  access: "paid",
  summary: "Returns the texts of a personal reading by sign, year element and numbers, never by a birth date",
  query: z
    .strictObject({
      sign,
      yearElement: z.enum(elements),
      lifePath,
      /** The life path by the other methods, where they disagree. */
      otherLifePath: z.enum(["2", "4", "11", "22", "33"]).optional(),
      /** In ascending order, separated by commas. */
      karmicDebts: karmicDebts.optional(),
      personalYear: digit,
      personalMonth: digit,
      /** The first of the twelve zodiac years of the outlook. */
      zodiacYear: wholeNumber(1600, 2189).unwrap(),
    })
    .refine((query) => query.otherLifePath === undefined || query.otherLifePath === otherLifePaths[query.lifePath], {
      path: ["otherLifePath"],
      error: "is not a value that another method gives for this life path",
    }),
  response: z.object({
    sign: z.object({ careerStrengths: z.string(), businessTraits: z.string() }),
    profile: z.object({
      onTheJob: z.string(),
      asABoss: z.string(),
      asAColleague: z.string(),
      inAnInterview: z.string(),
      underPressure: z.string(),
      withMoney: z.string(),
      whatToLearn: z.string(),
    }),
    /** What to do on three occasions, and in the choice of an employer. */
    advice: z.object({
      hardConversation: z.string(),
      changingJobs: z.string(),
      negotiating: z.string(),
      employer: z.object({
        questions,
        suits: z.object({ size: z.string(), pace: z.string(), pay: z.string() }),
        warnings: texts,
      }),
    }),
    yearElement: z.string(),
    lifePath: z.object({
      description: z.string(),
      /** For 1 to 9 only. */
      chineseInsight: z.string().optional(),
      strengths: points,
      challenges: points,
      careerFields: points,
      workEnvironment: z.string(),
      /** How to use the years of the outlook. */
      years: z.string(),
    }),
    otherLifePath: z.object({ description: z.string() }).optional(),
    karmicDebts: z.array(z.object({ number: z.literal([13, 14, 16, 19]), text: z.string() })).readonly(),
    personalYear: cycleText,
    personalMonth: cycleText,
    /** Every personal year, from 1 to 9, for the years of the outlook. */
    personalYears: z.array(cycleText).readonly(),
    outlook: z.object({
      /** The sign's own year (benmingnian). */
      ownYear: z.string(),
      years: z
        .array(
          z.object({
            zodiacYear: z.int(),
            /** What the year is good for, and what had better wait. The bodies of an earlier release lack it. */
            verdict: z.string().optional(),
            character: z.string(),
            meeting: z.string(),
            text: z.string(),
          }),
        )
        .readonly(),
      /** The solar months, from the rat's. */
      months: z.array(z.object({ sign, text: z.string() })).readonly(),
    }),
    /** Every text. The caller picks its own: the parts of a birth date stay in the browser. */
    births: z.object({
      /** From day 1 to day 31. */
      days: texts,
      years: z.array(z.object({ number: z.int(), text: z.string() })).readonly(),
      /** From January to December. */
      months: texts,
      /** The double hours, from the rat's. */
      hours: z.array(z.object({ sign, text: z.string() })).readonly(),
    }),
  }),
} as const satisfies Endpoint;

export const getMatchTexts = {
  method: "GET",
  path: "/api/reading/match",
  access: "paid",
  summary: "Returns what works, what grates and what to do between a person and a person, a company or a state",
  query: z
    .strictObject({
      /** The sign of the person. */
      sign,
      /** The sign of the other side. */
      other: sign,
      side: oneOf(["person", "company", "state"]),
      /** The element of the person's birth year, for a match with a company. */
      yearElement: z.enum(elements).optional(),
      /** The person's life path number, for a match with a company. */
      lifePath: lifePath.optional(),
    })
    .refine((query) => query.yearElement === undefined || query.side === "company", {
      path: ["yearElement"],
      error: "is for a match with a company",
    })
    .refine((query) => query.lifePath === undefined || query.side === "company", {
      path: ["lifePath"],
      error: "is for a match with a company",
    }),
  response: z.object({
    works: z.string(),
    grates: z.string(),
    /** For the person, and between two people of different signs for the other person as well. */
    advice: z.array(z.object({ sign, text: z.string() })).readonly(),
    /** For a person: how to get on with the other person as a boss. */
    boss: z.string().optional(),
    /** For a person: how to negotiate with the other person. */
    negotiating: z.string().optional(),
    /** For a person: how the two share work, what they quarrel over, and how they mend it. */
    sharedWork: z.object({ split: z.string(), quarrel: z.string(), mend: z.string() }).optional(),
    /** For a company: what to ask in an interview. */
    questions: questions.optional(),
    /** For a company, if the request has `yearElement`: what to look for in any company. */
    forElement: z.string().optional(),
    /** For a company, if the request has `lifePath`: what to look for in any company. */
    forLifePath: z.string().optional(),
  }),
} as const satisfies Endpoint;

/** The largest team whose leader can be requested. */
const largestTeam = 8;

export const getTeamLeader = {
  method: "GET",
  path: "/api/reading/team",
  access: "paid",
  summary: "Returns who should lead a team, by the signs of its members, and the rule that decides",
  query: z.strictObject({
    /** The sign of each member. Signs may repeat. */
    signs: signList.refine(
      (value) => value.includes(",") && value.split(",").length <= largestTeam,
      `must be a list of 2 to ${largestTeam} signs`,
    ),
  }),
  response: z.object({
    /** The leader's place in the list. Several take turns if all rules leave them equal. */
    places: z.array(z.int().min(0)).readonly(),
    /** What decided: in how many pairs a member leads, opens, or the average score. `turns` if nothing did. */
    rule: z.enum(["leads", "opens", "score", "turns"]),
    leads: z.int().min(0),
    opens: z.int().min(0),
    score: z.number(),
  }),
} as const satisfies Endpoint;
