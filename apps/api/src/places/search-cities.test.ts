import { expect, test } from "vitest";
import { loadGazetteer } from "./cities.ts";
import { findCity, searchCities } from "./search-cities.ts";

const gazetteer = await loadGazetteer();
const search = (text: string) => searchCities(gazetteer, text).map(({ label }) => label);

test.each([
  ["portl", "Portland, OR"],
  ["portland me", "Portland, ME"],
  ["Portland, Maine", "Portland, ME"],
  ["london, ca", "London, ON, Canada"],
  ["london uk", "London, United Kingdom"],
  ["SAO PAU", "São Paulo, Brazil"],
  ["nyc", "New York, NY"],
  ["new york city", "New York, NY"],
  ["saint lou", "St. Louis, MO"],
  ["muench", "Munich, Germany"],
])("%s finds %s first", (text, city) => {
  expect(search(text)[0]).toBe(city);
});

test("text that begins no name finds nothing", () => {
  for (const text of ["", " ", "?", "portland zz", "ortland"]) expect(search(text)).toEqual([]);
});

test("no label is offered twice", () => {
  const labels = search("san ");
  expect(new Set(labels).size).toBe(labels.length);
});

test("a reader may also write a city that is not in doubt, and no other", () => {
  expect(findCity(gazetteer, "boston")?.label).toBe("Boston, MA");
  expect(findCity(gazetteer, "London, UK")?.label).toBe("London, United Kingdom");
  for (const text of ["Portland", "Atlantis", "London or Paris", ""]) expect(findCity(gazetteer, text)).toBeUndefined();
});
