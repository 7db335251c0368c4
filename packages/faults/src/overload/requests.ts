import { signIds } from "@zodiac-at-work/zodiac";
import { memberOf, sessionOf } from "../mixed-load/environment.ts";
import type { LoadRequest } from "../releases/load.ts";

/** Returns what members' pages ask the database for: one request in eight is answered from a cache. */
export function memberRequests(members: number): (number: number) => LoadRequest {
  return (number) => {
    const path = paths[number % paths.length] as (typeof paths)[number];
    const sign = signIds[Math.floor(number / paths.length) % signIds.length] ?? "rat";
    return { method: "GET", path: path(sign), headers: { ...browser, ...sessionOf(memberOf(number % members)) } };
  };
}

const browser = { "accept-encoding": "gzip, deflate, br" };

const paths: readonly ((sign: string) => string)[] = [
  (sign) => `/api/openings?reader=${sign}&sort=match`,
  (sign) => `/api/companies?search=${sign.slice(0, 3)}`,
  (sign) => `/api/companies/${1 + signIds.indexOf(sign as (typeof signIds)[number])}`,
  () => "/api/openings?search=specialist&type=full-time",
  (sign) => `/api/news?sign=${sign}&since=2026-11-01T00:00:00.000Z`,
  () => "/api/account/saved",
  (sign) => `/api/reading/match?sign=${sign}&other=ox&side=company`,
  (sign) => `/api/companies?zodiac=${sign}`,
];
