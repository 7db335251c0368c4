import { getAlpha3Codes } from "i18n-iso-countries/index.js";
import { foldName } from "./fold-name.ts";

/**
 * A country as its code of ISO 3166-1 (`US`), or a region as the code after its country (`US-OR`). Regions are known for
 * the United States, Canada, Australia and the United Kingdom, where places name them.
 */
export type Area = string;

/**
 * Returns what a part of a place may mean: "CA" is California or Canada, "Georgia" is the state or the country. Most
 * parts mean nothing.
 *
 * @example
 * areasNamed("oregon"); // ["US-OR"]
 */
export function areasNamed(folded: string): readonly Area[] {
  return areas.get(folded) ?? [];
}

/** Returns the folded names and codes of a country and a region, for a search. */
export function namesOfArea(area: Area): readonly string[] {
  return names.get(area) ?? [];
}

/** Returns the English name of a country. */
export function countryName(code: string): string {
  return english.of(code) ?? code;
}

const english = new Intl.DisplayNames("en-US", { type: "region" });

/** In the languages of the boards. */
const languages = ["en-US", "de", "fr", "es", "pt", "it", "nl", "pl", "sv", "da", "nb"];

const regions: Readonly<Record<string, readonly string[]>> = {
  US: [
    ..."AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware".split("|"),
    ..."DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa".split("|"),
    ..."KS Kansas|KY Kentucky|LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan".split("|"),
    ..."MN Minnesota|MS Mississippi|MO Missouri|MT Montana|NE Nebraska|NV Nevada|NH New Hampshire".split("|"),
    ..."NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|OH Ohio|OK Oklahoma".split("|"),
    ..."OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas".split("|"),
    ..."UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming".split("|"),
    ...["NY New York State", "WA Washington State"],
  ],
  CA: [
    ..."AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador".split("|"),
    ..."NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec".split("|"),
    ..."SK Saskatchewan|YT Yukon".split("|"),
  ],
  AU: [
    ..."ACT Australian Capital Territory|NSW New South Wales|NT Northern Territory|QLD Queensland".split("|"),
    ..."SA South Australia|TAS Tasmania|VIC Victoria|WA Western Australia".split("|"),
  ],
  GB: "ENG England|NIR Northern Ireland|SCT Scotland|WLS Wales".split("|"),
};

const otherNames: readonly (readonly [name: string, area: Area])[] = [
  ["United States of America", "US"],
  ["UK", "GB"],
  ["Great Britain", "GB"],
  ["UAE", "AE"],
  ["Holland", "NL"],
  ["Korea", "KR"],
  ["Republic of Korea", "KR"],
  ["Czech Republic", "CZ"],
  ["Turkey", "TR"],
  ["Viet Nam", "VN"],
  ["Hong Kong", "HK"],
  ["Macau", "MO"],
];

function* listNames(): Generator<readonly [name: string, area: Area]> {
  for (const [alpha3, alpha2] of Object.entries(getAlpha3Codes())) {
    yield [alpha2, alpha2];
    yield [alpha3, alpha2];
  }
  for (const language of languages) {
    const display = new Intl.DisplayNames(language, { type: "region" });
    for (const code of Object.values(getAlpha3Codes())) yield [display.of(code) ?? code, code];
  }
  yield* otherNames;
  for (const [country, members] of Object.entries(regions)) {
    for (const member of members) {
      const [code = "", ...words] = member.split(" ");
      yield [code, `${country}-${code}`];
      yield [words.join(" "), `${country}-${code}`];
    }
  }
}

const areas = new Map<string, Area[]>();
const names = new Map<Area, string[]>();
for (const [name, area] of listNames()) {
  const folded = foldName(name);
  add(areas, folded, area);
  add(names, area, folded);
}

function add(map: Map<string, string[]>, key: string, value: string): void {
  const values = map.get(key);
  if (!values) map.set(key, [value]);
  else if (!values.includes(value)) values.push(value);
}
