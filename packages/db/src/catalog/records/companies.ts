/// <reference path="./data-files.d.ts" />
import type { Industry } from "@zodiac-at-work/catalog";
import automotive from "#data/companies/automotive.json" with { type: "json" };
import energy from "#data/companies/energy.json" with { type: "json" };
import financialServices from "#data/companies/financial-services.json" with { type: "json" };
import healthcare from "#data/companies/healthcare.json" with { type: "json" };
import manufacturing from "#data/companies/manufacturing.json" with { type: "json" };
import media from "#data/companies/media.json" with { type: "json" };
import retail from "#data/companies/retail.json" with { type: "json" };
import technology from "#data/companies/technology.json" with { type: "json" };
import telecommunications from "#data/companies/telecommunications.json" with { type: "json" };
import travel from "#data/companies/travel.json" with { type: "json" };
import type { CompanyRecord } from "./company-record.ts";

/**
 * Companies from all over the world. docs/data-sources.md states the convention of their dates; a second date that others
 * count from is recorded too. The descriptions are the project's own. docs/measurements/data-sources.md lists the sources.
 */
export const companiesByIndustry: Readonly<Record<Industry, readonly CompanyRecord[]>> = {
  Technology: technology,
  "Financial Services": financialServices,
  Healthcare: healthcare,
  Retail: retail,
  Manufacturing: manufacturing,
  Energy: energy,
  Automotive: automotive,
  Media: media,
  Telecommunications: telecommunications,
  Travel: travel,
};
