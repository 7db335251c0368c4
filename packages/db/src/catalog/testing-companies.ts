import type { Industry } from "@zodiac-at-work/catalog";
import { signIds } from "@zodiac-at-work/zodiac";
import { sql } from "kysely";
import type { Db } from "../platform/client.ts";

/**
 * Inserts generated companies into an empty database. The companies are the same in every run, and a smaller set is the
 * start of a larger one. The trigram indexes are rebuilt at the end: updating them row by row would take much longer.
 */
export async function insertGeneratedCompanies(db: Db, count: number): Promise<void> {
  const { rows: indexes } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and indexdef like '% USING gin %'`.execute(db);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(db);
  const random = mulberry32(20261121);
  const taken = new Set<string>();
  for (let left = count; left > 0; left -= 2_000) {
    const batch = Array.from({ length: Math.min(left, 2_000) }, () => generateCompany(random, taken));
    await db.insertInto("companies").values(batch).execute();
  }
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await sql`vacuum analyze`.execute(db);
}

const onsets = words("b bl br c ch cl cr d dr f fl fr g gl gr h j k l m n p pl pr qu r s sh sl st t th tr v w y z");
const vowels = words("a e i o u ai ea io oo y á ö");
const codas = words("b d g k l ll m n nd ng ns p r rd rk rs s st t x");
const tails = words("via tech nova ton lux max mont gard wick ford stad berg ville é ão ñez");
const nouns = words(
  "Group Bank Systems Energy Software Motors Foods Media Pharma Steel Insurance Networks Holdings Capital Partners Airlines Stores Chemicals Robotics Telecom",
);
// Some are more common, as in the project's own data.
const weightedIndustries: readonly Industry[] = [
  ...(["Technology", "Technology", "Technology", "Financial Services", "Financial Services", "Healthcare"] as const),
  ...(["Retail", "Manufacturing", "Manufacturing", "Energy", "Automotive", "Media", "Telecommunications"] as const),
];
const places = [
  ...["New York, New York", "New York, New York", "San Francisco, California", "Chicago, Illinois", "Dallas, Texas"],
  ...["Atlanta, Georgia", "Boston, Massachusetts", "London, United Kingdom", "Paris, France", "Berlin, Germany"],
  ...["München, Germany", "Zürich, Switzerland", "Tokyo, Japan", "Osaka, Japan", "Seoul, South Korea"],
  ...["São Paulo, Brazil", "Bogotá, Colombia", "Mumbai, India", "Bengaluru, India", "Sydney, Australia"],
];
const subjects = words(
  "software payments turbines hamburgers loans insurance films telephones chips steel cement medicines vaccines engines tires batteries ships newspapers games furniture shoes coffee chocolate tractors satellites cables pipelines refineries hospitals airports hotels trains elevators glass paper paint toys watches cameras robots sensors servers databases maps music",
);
const customers = words(
  "banks farmers builders hospitals schools airlines families retailers governments carmakers utilities publishers travelers students investors miners brewers sailors cities factories",
);
const verbs = words("makes sells designs repairs leases delivers tests insures prints grows moves stores measures");
const qualities = words("small large cheap reliable quiet early famous global local careful modern old heavy light");

function generateCompany(random: () => number, taken: Set<string>) {
  const one = <Item>(items: readonly Item[]) => items[Math.floor(random() * items.length)] as Item;
  const syllable = () => one(onsets) + one(vowels) + (random() < 0.6 ? one(codas) : "");
  const coin = () => capital(syllable() + syllable() + (random() < 0.5 ? one(tails) : ""));
  let name = "";
  do {
    name = random() < 0.3 ? coin() : `${coin()} ${one(nouns)}`;
  } while (taken.has(name.toLowerCase()));
  taken.add(name.toLowerCase());
  const year = 1700 + Math.floor(random() * 320);
  return {
    name,
    foundedYear: year,
    location: random() < 0.7 ? one(places) : `${coin()}, ${one(places).split(", ")[1]}`,
    industry: one(weightedIndustries),
    description: [
      `${capital(one(verbs))} ${one(qualities)} ${one(subjects)} and ${one(subjects)} for ${one(customers)} since ${year}.`,
      `Began with ${one(qualities)} ${one(subjects)}; today its ${one(customers)} know it for ${one(subjects)}.`,
    ].join(" "),
    website: `${name.toLowerCase().replace(/[^a-z]/g, "")}.example`,
    zodiacSign: one(signIds),
  };
}

/** Returns a seeded generator of numbers in [0, 1) (mulberry32, public domain). */
function mulberry32(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function words(list: string): string[] {
  return list.split(" ");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
