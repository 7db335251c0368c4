import { expect, test } from "vitest";
import { loadGazetteer } from "./cities.ts";
import { milesBetween } from "./distance.ts";
import { resolvePlace } from "./resolve-place.ts";
import { findCity } from "./search-cities.ts";

const gazetteer = await loadGazetteer();
const citiesOf = (place: string) => resolvePlace(gazetteer, place).map(({ label }) => label);

test.each([
  ["New York, NY", "New York, NY"],
  ["New York City", "New York, NY"],
  ["New York", "New York, NY"],
  ["New York, New York, United States", "New York, NY"],
  ["US-NY-New York", "New York, NY"],
  ["Brooklyn, New York, NY", "Brooklyn, NY"],
  ["USA, CA, San Francisco", "San Francisco, CA"],
  ["Austin TX 78701", "Austin, TX"],
  ["Washington D.C.", "Washington, DC"],
  ["St. Louis, Missouri", "St. Louis, MO"],
  ["London, UK", "London, United Kingdom"],
  ["London, England, United Kingdom", "London, United Kingdom"],
  ["Bangalore, Karnataka, India", "Bengaluru, India"],
  ["Toronto, Ontario, CA", "Toronto, ON, Canada"],
  ["Québec, QC", "Québec, QC, Canada"],
  ["Singapore", "Singapore"],
])("the words around a city are understood: %s is %s", (place, city) => {
  expect(citiesOf(place)).toEqual([city]);
});

test.each([
  ["Greater Boston", "Boston, MA"],
  ["Greater Boston Area", "Boston, MA"],
  ["San Francisco Bay Area", "San Francisco, CA"],
  ["Remote - Berlin", "Berlin, Germany"],
  ["Berlin (Remote)", "Berlin, Germany"],
  ["Hybrid - London HQ", "London, United Kingdom"],
  ["Downtown Chicago", "Chicago, IL"],
])("words that say how or which part are left out: %s is %s", (place, city) => {
  expect(citiesOf(place)).toEqual([city]);
});

test.each([
  ["São Paulo", "Sao Paulo, Brazil"],
  ["Zürich, Switzerland", "Zuerich, Switzerland"],
  ["Łódź", "Lodz, Poland"],
  ["München", "Munich, Germany"],
  ["Köln", "Cologne, Germany"],
])("accents and the language make no difference: %s is %s", (place, same) => {
  expect(citiesOf(place)).toHaveLength(1);
  expect(citiesOf(place)).toEqual(citiesOf(same));
});

test.each([
  ["Portland, OR", "Portland, OR"],
  ["Portland, Maine", "Portland, ME"],
  ["Paris, TX", "Paris, TX"],
  ["Paris", "Paris, France"],
  ["Vancouver, CA", "Vancouver, BC, Canada"],
  ["Ontario, CA", "Ontario, CA"],
  ["London, Ontario", "London, ON, Canada"],
  ["Atlanta, Georgia", "Atlanta, GA"],
  ["Perth, WA", "Perth, WA, Australia"],
  ["Manchester, NH", "Manchester, NH"],
  ["Cambridge, UK", "Cambridge, United Kingdom"],
  ["Mobile, AL", "Mobile, AL"],
])("a city agrees with the state and the country beside it: %s is %s", (place, city) => {
  expect(citiesOf(place)).toEqual([city]);
});

test.each([
  ...[
    "Portland",
    "Cambridge",
    "Birmingham",
    "Springfield, United States",
    "Washington",
    "Georgia",
    "Mexico",
    "Lebanon",
  ],
  ...[
    "Remote",
    "Remote - US",
    "United States",
    "Germany",
    "Texas",
    "Anywhere",
    "EMEA",
    "Us",
    "Mobile",
    "",
    ",;",
    "94105",
  ],
])("what several cities are called, and what is no city, is not guessed: %s", (place) => {
  expect(citiesOf(place)).toEqual([]);
});

test("a place may name several cities", () => {
  expect(citiesOf("Berlin, Munich, Germany")).toEqual(["Berlin, Germany", "Munich, Germany"]);
  expect(citiesOf("London or Paris")).toEqual(["London, United Kingdom", "Paris, France"]);
});

test("each label finds its city again", () => {
  for (const city of gazetteer.byLabel.values()) expect(findCity(gazetteer, city.label)).toBe(city);
});

test("distances are those of an atlas", () => {
  const miles = (a: string, b: string) => {
    const [from, to] = [findCity(gazetteer, a), findCity(gazetteer, b)];
    return from && to && milesBetween(from, to);
  };
  expect(miles("New York, NY", "Los Angeles, CA")).toBeCloseTo(2446, -1);
  expect(miles("London, United Kingdom", "Paris, France")).toBeCloseTo(213, -1);
  expect(miles("Suva, Fiji", "Apia, Samoa")).toBeCloseTo(712, -1);
  expect(miles("Boston, MA", "Boston, MA")).toBe(0);
});
