import type { Industry } from "@zodiac-at-work/catalog";
import { automotive } from "./companies/automotive.ts";
import { energy } from "./companies/energy.ts";
import { financialServices } from "./companies/financial-services.ts";
import { healthcare } from "./companies/healthcare.ts";
import { manufacturing } from "./companies/manufacturing.ts";
import { media } from "./companies/media.ts";
import { retail } from "./companies/retail.ts";
import { technology } from "./companies/technology.ts";
import { telecommunications } from "./companies/telecommunications.ts";
import type { CompanyRecord } from "./company-record.ts";

/**
 * Companies from all over the world. Each date is the founding that most people would name; a second year that some
 * sources give is recorded too. The descriptions are the project's own. docs/measurements/data-sources.md lists the sources.
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
};
