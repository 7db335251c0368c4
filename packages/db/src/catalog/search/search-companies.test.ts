import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDb } from "../../testing.ts";
import { companyColumns } from "../companies.ts";
import { searchCompanies } from "./search-companies.ts";

const { db, drop } = await createTestDb();
afterAll(drop);

const described = [
  ["Nestlé", "Retail", "Vevey, Switzerland", "Chocolate, coffee and water."],
  ["Volkswagen", "Automotive", "Wolfsburg, Germany", "VW: cars for the people, then for everybody."],
  ["Škoda Auto", "Automotive", "Mladá Boleslav, Czechia", "Cars from Bohemia, since 1991 with Volkswagen."],
  ["Microsoft", "Technology", "Redmond, Washington", "Software for the desk and the cloud."],
  ["Barclays", "Financial Services", "London, United Kingdom", "A bank with a spread eagle."],
  ["Commerzbank", "Financial Services", "Frankfurt, Germany", "Lends to the firms of the Mittelstand."],
  ["Bank of America", "Financial Services", "Charlotte, North Carolina", "Grew out of the Bank of Italy."],
  ["Coca-Cola", "Retail", "Atlanta, Georgia", "A syrup and its bottlers."],
  ["McDonald’s", "Retail", "Chicago, Illinois", "Hamburgers the same everywhere."],
  ["General Electric", "Manufacturing", "Boston, Massachusetts", "Jet engines, and once much else."],
  ["Gear", "Media", "Lyon, France", "Wheels with teeth."],
  ["GE Vernova", "Energy", "Cambridge, Massachusetts", "Turbines, split off from its parent."],
  ["Honda", "Automotive", "Tokyo, Japan", "Motors first, then what goes around them."],
  ["100% Pure", "Retail", "San Jose, California", "Cosmetics colored with fruit."],
  ["1000 Lakes", "Media", "Helsinki, Finland", "Films of the north."],
  ["a_b\\c", "Technology", "Oslo, Norway", "Tests the patience of search fields."],
  ["Apple", "Technology", "Cupertino, California", "Computers, telephones and what joins them."],
  ["Applied Materials", "Technology", "Santa Clara, California", "Machines that make chips."],
  ["Big Apple Media", "Media", "New York, New York", "Papers for commuters."],
  ["Two Bakers", "Retail", "Naples, Florida", "Bread and, in winter, papers."],
  ["H&M Group", "Retail", "Stockholm, Sweden", "Fashion for many."],
  ["Hmongwear", "Retail", "Fresno, California", "Embroidered shirts."],
  ["AT&T", "Telecommunications", "Dallas, Texas", "Carries calls."],
  ["Attic", "Retail", "Bergen, Norway", "Old things."],
  ["Tesla", "Automotive", "Austin, Texas", "Electric cars from Fremont on, named after an inventor."],
  ["General Motors", "Automotive", "Detroit, Michigan", "Cars under many names."],
  ["Lucid Motors", "Automotive", "Newark, California", "Sedans with long ranges."],
  ["Shield AI", "Technology", "San Diego, California", "Pilots without people."],
  ["Walden & Sons", "Media", "Leeds, England", "Made the first leaflets of Tesla."],
  ["The Hartford", "Financial Services", "Hartford, Connecticut", "Covers fires."],
] as const;

beforeAll(async () => {
  await db
    .insertInto("companies")
    .values(
      described.map(([name, industry, location, description]) => ({
        ...{ name, industry, location, description },
        zodiacSign: "rat" as const,
      })),
    )
    .execute();
});

async function namesFor(text: string): Promise<string[]> {
  return (await searchCompanies(db, text)).map(({ name }) => name);
}

test.each([
  ["a name in other letters", "nEsTLE", ["Nestlé"]],
  ["a name with accents, composed or not", "NESTLE\u0301", ["Nestlé"]],
  ["a name without its accents", "skoda", ["Škoda Auto"]],
  ["a place", "charlotte", ["Bank of America"]],
  ["a place with accents", "mlada boleslav", ["Škoda Auto"]],
  ["an industry", "manufacturing", ["General Electric"]],
  ["a word of the description", "chocolate", ["Nestlé"]],
  ["a part of a word", "hamburg", ["McDonald’s"]],
  ["words spread over the fields", "bank london", ["Barclays"]],
  ["words in another order", "america bank", ["Bank of America"]],
  ["extra spaces", "  bank \t london ", ["Barclays"]],
  ["a short word beside a long one, where it begins a word", "of italy", ["Bank of America"]],
  ["no short word in the middle of a word", "ar london", []],
  ["a replaced letter", "volkswagon", ["Volkswagen", "Škoda Auto"]],
  ["swapped letters", "micorsoft", ["Microsoft"]],
  ["swapped letters in a short word", "hodna", ["Honda"]],
  ["a missing letter", "comerzbank", ["Commerzbank"]],
  ["two misspellings in a long word", "volkswgn", ["Volkswagen", "Škoda Auto"]],
  ["a misspelling in one of several words", "bank lodnon", ["Barclays"]],
  ["a misspelling in a word of the description", "choclate", ["Nestlé"]],
  ["other punctuation", "coca cola", ["Coca-Cola"]],
  ["a straight apostrophe", "mcdonald's", ["McDonald’s"]],
  ["no apostrophe", "mcdonalds", ["McDonald’s"]],
  ["a common ending of company names", "honda inc.", ["Honda"]],
  ["a name without its hyphen and space", "cocacola", ["Coca-Cola"]],
  ["a name with an extra space", "mc donalds", ["McDonald’s"]],
  ["a name in one word", "bankofamerica", ["Bank of America"]],
  ["a name without its article", "hartford", ["The Hartford"]],
  ["a name without its ampersand, first", "att", ["AT&T", "Attic"]],
  ["two letters that a name separates", "hm", ["Hmongwear", "H&M Group"]],
  ["spaces around an ampersand", "h & m", ["H&M Group"]],
  ["two letters that are a word of a name", "ai", ["Shield AI"]],
  ["two letters that are a word of another field", "vw", ["Volkswagen"]],
  ["a word in another script that no company has", "大众汽车", []],
  ["a misspelling that is the middle of other words", "aple", ["Apple", "Big Apple Media"]],
  ["a misspelling in a word of four letters", "appe", ["Apple", "Big Apple Media"]],
  ["two misspellings that leave few trigrams", "micorsfot", ["Microsoft"]],
  ["the plural of a singular word", "charlotte banks", ["Bank of America"]],
  ["a name with an extra word", "tesla motors", ["Tesla"]],
  ["a name with words that no company has", "nestle careers page", ["Nestlé"]],
  ["a misspelled name with an extra word", "teslla motors", ["Tesla"]],
  ["two names", "microsoft honda", ["Microsoft", "Honda"]],
  ["three letters that resemble a name", "wai", []],
  ["a number that resembles another", "1001", []],
  ["a literal percent sign", "100%", ["100% Pure"]],
  ["a literal underscore", "a_b", ["a_b\\c"]],
  ["no wildcard for an underscore", "app_e", []],
  ["no name that lacks the backslash", "b\\c", []],
  ["a backslash in a name", "a_b\\", ["a_b\\c"]],
  ["a percent sign alone", "%", []],
  ["nothing for an unknown word", "qzxvbnm", []],
  ["blank text", "  ", []],
  ["the eighth word", "qa qb qc qd qe qf qg honda", ["Honda"]],
  ["no ninth word", "qa qb qc qd qe qf qg qh honda", []],
  ["no ninth word after hyphens", "qa-qb-qc-qd-qe-qf-qg-qh-honda", []],
  ["no ninth word after other punctuation", "qa.qb qc,qd/qe qf&qg'qh honda", []],
])("finds %s: %j", async (_, text, names) => {
  expect(await namesFor(text)).toEqual(names);
});

test("sorts equal names first, then names that begin with the query, then names that contain it, then the rest", async () => {
  expect(await namesFor("apple")).toEqual(["Apple", "Big Apple Media"]);
  expect(await namesFor("appl")).toEqual(["Apple", "Applied Materials", "Big Apple Media"]);
  expect(await namesFor("bank")).toEqual(["Bank of America", "Commerzbank", "Barclays"]);
});

test("one or two characters begin a name", async () => {
  expect(await namesFor("ge")).toEqual(["GE Vernova", "Gear", "General Motors", "General Electric"]);
  expect(await namesFor("g")).toEqual(["Gear", "GE Vernova", "General Motors", "General Electric"]);
});

test("sorts by the position of the query if no name contains it", async () => {
  expect(await namesFor("papers")).toEqual(["Big Apple Media", "Two Bakers"]);
});

test("a sign filters the matches, even if only others match best", async () => {
  await db.updateTable("companies").set({ zodiacSign: "ox" }).where("name", "in", ["Lucid Motors", "Attic"]).execute();
  const ofOx = async (text: string) => (await searchCompanies(db, text, { zodiac: "ox" })).map(({ name }) => name);
  expect(await ofOx("att")).toEqual(["Attic"]);
  expect(await ofOx("atic")).toEqual(["Attic"]);
  expect(await ofOx("tesla motors")).toEqual([]);
  expect(await ofOx("micorsoft")).toEqual([]);
});

test("finds a company by an alias as by its name, by the beginning of an alias, and by a misspelled one", async () => {
  await db.updateTable("companies").set({ aliases: "VW, Volks & Wagen" }).where("name", "=", "Volkswagen").execute();
  await db.updateTable("companies").set({ aliases: "GM" }).where("name", "=", "General Motors").execute();
  expect(await namesFor("vw")).toEqual(["Volkswagen"]);
  expect(await namesFor("GM")).toEqual(["General Motors"]);
  expect(await namesFor("volks&wagen")).toEqual(["Volkswagen"]);
  await db.updateTable("companies").set({ aliases: "Xylographica" }).where("name", "=", "Gear").execute();
  expect(await namesFor("xylog")).toEqual(["Gear"]);
  expect(await namesFor("xylografica")).toEqual(["Gear"]);
});

test("a query that is a name or an alias finds no other company by parts of words", async () => {
  const made = [
    ["UPS", "Brown vans."],
    ["Upstart", "Loans."],
    ["Pierre", "Starts groups of readers."],
    ["Depot", "Fills gaps with UPS, by van."],
    ["Rings", "Gold."],
  ] as const;
  await db
    .insertInto("companies")
    .values(
      made.map(([name, description]) => ({
        ...{ name, description, location: "Lyon, France", industry: "Media" as const },
        zodiacSign: "dog" as const,
      })),
    )
    .execute();
  expect(await namesFor("ups")).toEqual(["UPS", "Upstart", "Depot"]);
  expect(await namesFor("group")).toContain("Pierre");
  expect((await searchCompanies(db, "ups", { zodiac: "rat" })).map(({ name }) => name)).toEqual([]);
});

test("returns the columns of a list and none of the search", async () => {
  const [nestle] = await searchCompanies(db, "nestle");
  expect(nestle).toMatchObject({ name: "Nestlé", zodiacSign: "rat", foundedYear: null });
  expect(Object.keys(nestle ?? {})).toEqual([...companyColumns]);
});

test("finds a changed company by its new text, and a deleted one no longer", async () => {
  await db
    .updateTable("companies")
    .set({ name: "Quokka Tours", description: "Boats to Rottnest." })
    .where("name", "=", "1000 Lakes")
    .execute();
  expect(await namesFor("lakes")).toEqual([]);
  expect(await namesFor("quoka")).toEqual(["Quokka Tours"]);
  expect(await namesFor("rotnest")).toEqual(["Quokka Tours"]);
  await db.deleteFrom("companies").where("name", "=", "Quokka Tours").execute();
  expect(await namesFor("quokka")).toEqual([]);
  expect(await namesFor("quoka")).toEqual([]);
});

test("finds a row that was inserted without a search path, as in a restore", async () => {
  await db.transaction().execute(async (trx) => {
    await sql`set local search_path = ''`.execute(trx);
    await sql`insert into public.companies (name, location, industry, description, zodiac_sign)
      values ('Zürich Kite', 'Zug', 'Media', 'Kites.', 'dog')`.execute(trx);
  });
  expect(await namesFor("zurihc kite")).toEqual(["Zürich Kite"]);
});

test("returns at most 300 matches, and the matches of a sign even if more companies match", async () => {
  const made = Array.from({ length: 420 }, (_, number) => ({
    ...{ name: `Quince ${number}`, location: "Here", industry: "Energy" as const, description: "Fruit." },
    zodiacSign: number < 310 ? ("rat" as const) : ("pig" as const),
  }));
  await db.insertInto("companies").values(made).execute();
  expect(await searchCompanies(db, "quince")).toHaveLength(300);
  expect(await searchCompanies(db, "fruit")).toHaveLength(300);
  expect(await searchCompanies(db, "fruit", { zodiac: "pig" })).toHaveLength(110);
  expect(await searchCompanies(db, "quince fruits", { zodiac: "pig" })).toHaveLength(110);
});

test("parts of words that fill the result hide no whole word of a name or a text", async () => {
  const ruit = { location: "Here", industry: "Energy" as const, zodiacSign: "ox" as const };
  await db
    .insertInto("companies")
    .values([
      { ...ruit, name: "Ruit", description: "Pears." },
      { ...ruit, name: "Pear Press", description: "Buys from Ruit, by cart." },
    ])
    .execute();
  expect(await namesFor("ruit")).toEqual(["Ruit", "Pear Press"]);
  expect((await searchCompanies(db, "ruit", { zodiac: "rat" })).map(({ name }) => name)).toEqual([]);
});

test("a word that no company has any longer does not block its correction", async () => {
  await db.updateTable("companies").set({ name: "Nestel" }).where("name", "=", "Nestlé").execute();
  await db.updateTable("companies").set({ name: "Nestlé" }).where("name", "=", "Nestel").execute();
  expect(await namesFor("nestel")).toEqual(["Nestlé"]);
});
