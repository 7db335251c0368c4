import { sourceKinds } from "@zodiac-at-work/catalog";
import { signIds } from "@zodiac-at-work/zodiac";
import { InvalidArgumentError, Option } from "commander";

/** Options that several commands share. Commander refuses bad values with a message that lists the good ones. */

export function signOption(): Option {
  return new Option("--sign <sign>", "only companies of this sign").choices(signIds);
}

export function kindOption(): Option {
  return new Option("--kind <kind>", "only sources of this kind").choices(sourceKinds);
}

export function companyOption(): Option {
  return new Option("--company <company>", "only the company with this name or id");
}

export function jsonOption(): Option {
  return new Option("--json", "print one JSON document instead of lines");
}

/** A civil date as the moment when it begins in UTC. */
export function dateOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(parseDate);
}

/** A whole number from 1 on. */
export function parseCount(value: string): number {
  if (!/^[1-9]\d{0,8}$/.test(value)) throw new InvalidArgumentError("It must be a whole number from 1 on.");
  return Number(value);
}

function parseDate(value: string): Date {
  const date = new Date(`${value}T00:00:00Z`);
  const isDate =
    /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
  if (!isDate) throw new InvalidArgumentError("It must be a date of the form YYYY-MM-DD.");
  return date;
}
