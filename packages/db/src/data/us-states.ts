import type { SignId } from "@zodiac-at-work/zodiac";

export interface UsStateRecord {
  name: string;
  /** The day of admission, for the original colonies of ratification, as `YYYY-MM-DD`. */
  statehood: string;
  capital: string;
  region: "Midwest" | "Northeast" | "South" | "West";
  category:
    | "Original Colony"
    | "Early State"
    | "Louisiana Purchase"
    | "Missouri Compromise"
    | "Pre-Civil War"
    | "Republic Annexation"
    | "Gold Rush"
    | "Civil War Era"
    | "Reconstruction Era"
    | "Centennial State"
    | "Western Expansion"
    | "Indian Territory"
    | "20th Century"
    | "Modern Era";
  description: string;
  population: number;
  /** Square miles of land and water. */
  area: number;
  nickname: string;
  /** Stated beside the date and compared with the sign computed from it, so that a slip in either shows. */
  zodiacSign: SignId;
}

/**
 * The fifty states. Dates are those of the acts and proclamations of admission, and of ratification for the original
 * thirteen; regions are the Census Bureau's, populations its estimates for July 2018. Categories follow the way in
 * which a state came to the Union. The descriptions are the project's own.
 */
export const usStates: readonly UsStateRecord[] = [
  {
    name: "Alabama",
    statehood: "1819-12-14",
    capital: "Montgomery",
    region: "South",
    category: "Early State",
    description:
      "The eastern half of the old Mississippi Territory came in on cotton money, the twenty-second state. Birmingham's furnaces and Huntsville's rocket engineers gave it later trades.",
    population: 4_887_871,
    area: 52_419,
    nickname: "Yellowhammer State",
    zodiacSign: "rabbit",
  },
  {
    name: "Alaska",
    statehood: "1959-01-03",
    capital: "Juneau",
    region: "West",
    category: "Modern Era",
    description:
      "Bought from Russia in 1867 and kept waiting until January 1959, it became the largest state by far. Oil, fishing and distance decide how people work.",
    population: 737_438,
    area: 663_300,
    nickname: "The Last Frontier",
    zodiacSign: "dog",
  },
  {
    name: "Arizona",
    statehood: "1912-02-14",
    capital: "Phoenix",
    region: "West",
    category: "20th Century",
    description:
      "The last of the forty-eight connected states came in on 14 February 1912, once a quarrel over the recall of judges was settled. Copper came first; chips, retirement towns and sunshine followed.",
    population: 7_171_646,
    area: 113_998,
    nickname: "The Grand Canyon State",
    zodiacSign: "pig",
  },
  {
    name: "Arkansas",
    statehood: "1836-06-15",
    capital: "Little Rock",
    region: "South",
    category: "Louisiana Purchase",
    description:
      "Taken from the Louisiana Purchase and admitted in 1836, a slave state to balance free Michigan. Rice fields, poultry and the world's largest retailer carry its economy.",
    population: 3_013_825,
    area: 53_179,
    nickname: "The Natural State",
    zodiacSign: "monkey",
  },
  {
    name: "California",
    statehood: "1850-09-09",
    capital: "Sacramento",
    region: "West",
    category: "Gold Rush",
    description:
      "Gold filled it so fast that it never was a territory: it joined in 1850 as a free state. Film, farming and software still draw people who bet on the next find.",
    population: 39_557_045,
    area: 163_696,
    nickname: "Golden State",
    zodiacSign: "dog",
  },
  {
    name: "Colorado",
    statehood: "1876-08-01",
    capital: "Denver",
    region: "West",
    category: "Centennial State",
    description:
      "It joined in the hundredth year of independence, on gold, silver and railways. Aerospace, brewing and the outdoors share the work along the Front Range now.",
    population: 5_695_564,
    area: 104_185,
    nickname: "The Centennial State",
    zodiacSign: "rat",
  },
  {
    name: "Connecticut",
    statehood: "1788-01-09",
    capital: "Hartford",
    region: "Northeast",
    category: "Original Colony",
    description:
      "Fifth to ratify, by a comfortable vote, after shaping the compromise that gave Congress two chambers. Clockmakers and gunsmiths led on to insurers and builders of jet engines.",
    population: 3_572_665,
    area: 5_543,
    nickname: "Constitution State",
    zodiacSign: "goat",
  },
  {
    name: "Delaware",
    statehood: "1787-12-07",
    capital: "Dover",
    region: "South",
    category: "Original Colony",
    description:
      "First to ratify the Constitution, in December 1787, with no vote against. Chemistry built its towns, and a great part of America's companies are registered in its files.",
    population: 967_171,
    area: 1_981,
    nickname: "The First State",
    zodiacSign: "goat",
  },
  {
    name: "Florida",
    statehood: "1845-03-03",
    capital: "Tallahassee",
    region: "South",
    category: "Pre-Civil War",
    description:
      "Ceded by Spain, it was a territory for more than twenty years and got its statehood in 1845 by the same act as Iowa. Oranges, launch pads and visitors make the living.",
    population: 21_299_325,
    area: 65_755,
    nickname: "Sunshine State",
    zodiacSign: "snake",
  },
  {
    name: "Georgia",
    statehood: "1788-01-02",
    capital: "Atlanta",
    region: "South",
    category: "Original Colony",
    description:
      "Fourth to ratify and of one mind about it, since its frontier needed help. Cotton and peanuts gave way to Atlanta's airport, film sets and head offices.",
    population: 10_519_475,
    area: 59_425,
    nickname: "Peach State",
    zodiacSign: "goat",
  },
  {
    name: "Hawaii",
    statehood: "1959-08-21",
    capital: "Honolulu",
    region: "West",
    category: "Modern Era",
    description:
      "A kingdom, a short republic and a territory before its voters chose statehood in 1959. Sugar and pineapple have handed over to hospitality, the armed forces and astronomy.",
    population: 1_420_491,
    area: 10_931,
    nickname: "Aloha State",
    zodiacSign: "pig",
  },
  {
    name: "Idaho",
    statehood: "1890-07-03",
    capital: "Boise",
    region: "West",
    category: "Western Expansion",
    description:
      "Silver mines in the north and irrigated farms in the south were joined into one state in 1890. Potatoes made it famous; dairies and memory chips employ many of its people.",
    population: 1_754_208,
    area: 83_642,
    nickname: "Gem State",
    zodiacSign: "tiger",
  },
  {
    name: "Illinois",
    statehood: "1818-12-03",
    capital: "Springfield",
    region: "Midwest",
    category: "Early State",
    description:
      "Its border was moved north to reach Lake Michigan, and so Chicago came along with statehood in 1818. Rail yards, grain pits and insurers made it the trading floor of the Midwest.",
    population: 12_741_080,
    area: 57_915,
    nickname: "Prairie State",
    zodiacSign: "tiger",
  },
  {
    name: "Indiana",
    statehood: "1816-12-11",
    capital: "Indianapolis",
    region: "Midwest",
    category: "Early State",
    description:
      "Settled along the Ohio and the Wabash, it joined as the nineteenth state in December 1816. Steel on the lake, engines and medicines inland: it builds things for a living.",
    population: 6_691_878,
    area: 36_418,
    nickname: "Hoosier State",
    zodiacSign: "rat",
  },
  {
    name: "Iowa",
    statehood: "1846-12-28",
    capital: "Des Moines",
    region: "Midwest",
    category: "Louisiana Purchase",
    description:
      "The first free state from the Louisiana Purchase, admitted at the end of 1846. Corn, hogs and insurance offices share the work, and the wind makes more than half of its power.",
    population: 3_156_145,
    area: 56_273,
    nickname: "Hawkeye State",
    zodiacSign: "horse",
  },
  {
    name: "Kansas",
    statehood: "1861-01-29",
    capital: "Topeka",
    region: "Midwest",
    category: "Civil War Era",
    description:
      "Its settlers fought over slavery for years before it came in free, weeks ahead of the war. Wheat, cattle and small aircraft from Wichita keep it busy.",
    population: 2_911_505,
    area: 82_278,
    nickname: "Sunflower State",
    zodiacSign: "monkey",
  },
  {
    name: "Kentucky",
    statehood: "1792-06-01",
    capital: "Frankfort",
    region: "South",
    category: "Early State",
    description:
      "The first state beyond the mountains parted from Virginia by agreement in 1792. Horses, bourbon, parcels and car plants are its unlikely quartet.",
    population: 4_468_402,
    area: 40_409,
    nickname: "Bluegrass State",
    zodiacSign: "rat",
  },
  {
    name: "Louisiana",
    statehood: "1812-04-30",
    capital: "Baton Rouge",
    region: "South",
    category: "Louisiana Purchase",
    description:
      "New Orleans and its port made it the first state out of the Louisiana Purchase, in 1812. French law, river trade and petrochemicals set its pace.",
    population: 4_659_978,
    area: 52_378,
    nickname: "Pelican State",
    zodiacSign: "monkey",
  },
  {
    name: "Maine",
    statehood: "1820-03-15",
    capital: "Augusta",
    region: "Northeast",
    category: "Missouri Compromise",
    description:
      "It left Massachusetts in 1820 and joined as the free half of the Missouri Compromise. Boats, timber and lobster taught it to work with the weather.",
    population: 1_338_404,
    area: 35_385,
    nickname: "Pine Tree State",
    zodiacSign: "dragon",
  },
  {
    name: "Maryland",
    statehood: "1788-04-28",
    capital: "Annapolis",
    region: "South",
    category: "Original Colony",
    description:
      "Seventh to ratify, in April 1788, and soon a giver of land for the federal capital. Its trades are harbour work in Baltimore, laboratories and government offices.",
    population: 6_042_718,
    area: 12_407,
    nickname: "Old Line State",
    zodiacSign: "monkey",
  },
  {
    name: "Massachusetts",
    statehood: "1788-02-06",
    capital: "Boston",
    region: "Northeast",
    category: "Original Colony",
    description:
      "It ratified narrowly in February 1788, trusting that a bill of rights would follow. Whaling, mills, universities and biotechnology: each age found its trade here.",
    population: 6_902_149,
    area: 10_565,
    nickname: "Bay State",
    zodiacSign: "goat",
  },
  {
    name: "Michigan",
    statehood: "1837-01-26",
    capital: "Lansing",
    region: "Midwest",
    category: "Pre-Civil War",
    description:
      "A quarrel with Ohio over Toledo held it back until January 1837, and the Upper Peninsula was its consolation. Copper and lumber came before the assembly line.",
    population: 9_995_915,
    area: 96_716,
    nickname: "Wolverine State",
    zodiacSign: "monkey",
  },
  {
    name: "Minnesota",
    statehood: "1858-05-11",
    capital: "Saint Paul",
    region: "Midwest",
    category: "Pre-Civil War",
    description:
      "Fur posts and sawmills led to statehood in 1858; flour and iron ore paid for what came after. Makers of medical devices and food employ it now.",
    population: 5_611_179,
    area: 86_943,
    nickname: "North Star State",
    zodiacSign: "horse",
  },
  {
    name: "Mississippi",
    statehood: "1817-12-10",
    capital: "Jackson",
    region: "South",
    category: "Early State",
    description:
      "The western half of its territory entered in December 1817, two years ahead of Alabama. Cotton ruled for a century; shipyards, catfish ponds and furniture shops took over part of the work.",
    population: 2_986_530,
    area: 48_430,
    nickname: "Magnolia State",
    zodiacSign: "ox",
  },
  {
    name: "Missouri",
    statehood: "1821-08-10",
    capital: "Jefferson City",
    region: "Midwest",
    category: "Missouri Compromise",
    description:
      "Its wish to enter with slavery split Congress until the compromise that bears its name; it joined in August 1821. Beer, aircraft and seed science stand where wagon trains were fitted out.",
    population: 6_126_452,
    area: 69_715,
    nickname: "Show Me State",
    zodiacSign: "snake",
  },
  {
    name: "Montana",
    statehood: "1889-11-08",
    capital: "Helena",
    region: "West",
    category: "Western Expansion",
    description:
      "Cattle and the copper of Butte brought it in beside its neighbours in November 1889. Wheat, mines and mountain visitors support a thinly spread people.",
    population: 1_062_305,
    area: 147_040,
    nickname: "Treasure State",
    zodiacSign: "ox",
  },
  {
    name: "Nebraska",
    statehood: "1867-03-01",
    capital: "Lincoln",
    region: "Midwest",
    category: "Reconstruction Era",
    description:
      "Congress admitted it over a president's veto in 1867, on condition that the vote did not depend on race. Cattle, irrigation gear, railways and insurance are its business.",
    population: 1_929_268,
    area: 77_358,
    nickname: "Cornhusker State",
    zodiacSign: "rabbit",
  },
  {
    name: "Nevada",
    statehood: "1864-10-31",
    capital: "Carson City",
    region: "West",
    category: "Civil War Era",
    description:
      "Silver and a coming election hurried it in on 31 October 1864, its constitution sent ahead by telegraph. Mines still run, beside casinos, warehouses and battery plants.",
    population: 3_034_392,
    area: 110_567,
    nickname: "The Silver State",
    zodiacSign: "rat",
  },
  {
    name: "New Hampshire",
    statehood: "1788-06-21",
    capital: "Concord",
    region: "Northeast",
    category: "Original Colony",
    description:
      "Ninth to ratify, in June 1788, which brought the Constitution into force. Granite and mills made way for software, instruments and shops without a sales tax.",
    population: 1_356_458,
    area: 9_349,
    nickname: "Granite State",
    zodiacSign: "monkey",
  },
  {
    name: "New Jersey",
    statehood: "1787-12-18",
    capital: "Trenton",
    region: "Northeast",
    category: "Original Colony",
    description:
      "Third to ratify, eleven days after Delaware and as unanimous. Between two great cities it makes medicines, moves containers and commutes.",
    population: 8_908_520,
    area: 8_723,
    nickname: "Garden State",
    zodiacSign: "goat",
  },
  {
    name: "New Mexico",
    statehood: "1912-01-06",
    capital: "Santa Fe",
    region: "West",
    category: "20th Century",
    description:
      "A territory for more than sixty years before Congress let it in, in January 1912. National laboratories, oil wells and old crafts stand side by side.",
    population: 2_095_428,
    area: 121_697,
    nickname: "Land of Enchantment",
    zodiacSign: "pig",
  },
  {
    name: "New York",
    statehood: "1788-07-26",
    capital: "Albany",
    region: "Northeast",
    category: "Original Colony",
    description:
      "Eleventh to ratify, by three votes, with the new government already certain. Finance, publishing and fashion crowd the harbour; dairies and optics fill the land upstate.",
    population: 19_542_209,
    area: 54_555,
    nickname: "Empire State",
    zodiacSign: "monkey",
  },
  {
    name: "North Carolina",
    statehood: "1789-11-21",
    capital: "Raleigh",
    region: "South",
    category: "Original Colony",
    description:
      "It held back until a bill of rights had been proposed, then joined in November 1789. Tobacco, furniture and mills have passed the work on to banks and research parks.",
    population: 10_383_620,
    area: 53_819,
    nickname: "Old North State",
    zodiacSign: "rooster",
  },
  {
    name: "North Dakota",
    statehood: "1889-11-02",
    capital: "Bismarck",
    region: "Midwest",
    category: "Western Expansion",
    description:
      "It was signed in with its southern twin on one day in November 1889, the papers shuffled so that nobody knows which came first. Wheat, sugar beet and shale oil are what it harvests.",
    population: 760_077,
    area: 70_762,
    nickname: "Peace Garden State",
    zodiacSign: "ox",
  },
  {
    name: "Ohio",
    statehood: "1803-03-01",
    capital: "Columbus",
    region: "Midwest",
    category: "Early State",
    description:
      "The first state from the Northwest Territory, in 1803, though Congress fixed the date only in 1953. Rubber, glass, soap and steel gave each of its cities a craft.",
    population: 11_689_442,
    area: 44_825,
    nickname: "Buckeye State",
    zodiacSign: "pig",
  },
  {
    name: "Oklahoma",
    statehood: "1907-11-16",
    capital: "Oklahoma City",
    region: "South",
    category: "Indian Territory",
    description:
      "Two territories became one state in 1907, over the heads of tribal leaders who had proposed their own. Oil, gas, wind and the tribal nations are its large employers.",
    population: 3_943_079,
    area: 69_960,
    nickname: "Sooner State",
    zodiacSign: "goat",
  },
  {
    name: "Oregon",
    statehood: "1859-02-14",
    capital: "Salem",
    region: "West",
    category: "Pre-Civil War",
    description:
      "The end of the trail became a state on 14 February 1859. Timber and salmon came first; chips, sportswear and wine followed.",
    population: 4_190_713,
    area: 98_466,
    nickname: "Beaver State",
    zodiacSign: "goat",
  },
  {
    name: "Pennsylvania",
    statehood: "1787-12-12",
    capital: "Harrisburg",
    region: "Northeast",
    category: "Original Colony",
    description:
      "Second to ratify, five days after Delaware, in the city where the Constitution was written. Coal, oil and steel once; hospitals, chocolate and robots now.",
    population: 12_807_060,
    area: 46_055,
    nickname: "Keystone State",
    zodiacSign: "goat",
  },
  {
    name: "Rhode Island",
    statehood: "1790-05-29",
    capital: "Providence",
    region: "Northeast",
    category: "Original Colony",
    description:
      "The last of the thirteen gave in by two votes in May 1790, when trade barriers loomed. Jewellers, mills and the navy gave it work; design and boatbuilding keep the hand in.",
    population: 1_057_315,
    area: 1_212,
    nickname: "The Ocean State",
    zodiacSign: "dog",
  },
  {
    name: "South Carolina",
    statehood: "1788-05-23",
    capital: "Columbia",
    region: "South",
    category: "Original Colony",
    description:
      "Eighth to ratify, in May 1788, led by the planters of its low country. Textile towns have turned to tyres, cars and airliners.",
    population: 5_084_127,
    area: 32_020,
    nickname: "Palmetto State",
    zodiacSign: "monkey",
  },
  {
    name: "South Dakota",
    statehood: "1889-11-02",
    capital: "Pierre",
    region: "Midwest",
    category: "Western Expansion",
    description:
      "Its papers were signed together with North Dakota's in November 1889, in an order kept secret. Ranches, card offices and the visitors to Mount Rushmore keep it in work.",
    population: 882_235,
    area: 77_116,
    nickname: "Mount Rushmore State",
    zodiacSign: "ox",
  },
  {
    name: "Tennessee",
    statehood: "1796-06-01",
    capital: "Nashville",
    region: "South",
    category: "Early State",
    description:
      "The first state made from a federal territory, it wrote a constitution before Congress asked and joined in June 1796. Music in two cities, parcels in Memphis, cars in between.",
    population: 6_770_010,
    area: 42_143,
    nickname: "Volunteer State",
    zodiacSign: "dragon",
  },
  {
    name: "Texas",
    statehood: "1845-12-29",
    capital: "Austin",
    region: "South",
    category: "Republic Annexation",
    description:
      "An independent republic for nine years, it came in by annexation in the last days of 1845. Cattle and oil made its name; refineries, chips and mission control carry it on.",
    population: 28_701_845,
    area: 268_597,
    nickname: "Lone Star State",
    zodiacSign: "snake",
  },
  {
    name: "Utah",
    statehood: "1896-01-04",
    capital: "Salt Lake City",
    region: "West",
    category: "Western Expansion",
    description:
      "Several petitions failed until the Mormon church gave up plural marriage; statehood came in January 1896. Mining and thrift led on to software and outdoor gear.",
    population: 3_161_105,
    area: 84_899,
    nickname: "The Beehive State",
    zodiacSign: "goat",
  },
  {
    name: "Vermont",
    statehood: "1791-03-04",
    capital: "Montpelier",
    region: "Northeast",
    category: "Early State",
    description:
      "Fourteen years a republic of its own, it became the fourteenth state in March 1791. Marble, maple and dairy herds set a small scale that its food makers have kept.",
    population: 626_299,
    area: 9_616,
    nickname: "Green Mountain State",
    zodiacSign: "pig",
  },
  {
    name: "Virginia",
    statehood: "1788-06-25",
    capital: "Richmond",
    region: "South",
    category: "Original Colony",
    description:
      "Tenth to ratify, after three weeks of argument between James Madison and Patrick Henry. Tobacco gave way to shipyards, defence offices and data centres.",
    population: 8_517_685,
    area: 42_775,
    nickname: "Old Dominion State",
    zodiacSign: "monkey",
  },
  {
    name: "Washington",
    statehood: "1889-11-11",
    capital: "Olympia",
    region: "West",
    category: "Western Expansion",
    description:
      "The railways reached Puget Sound in the 1880s and statehood followed in November 1889. Timber and salmon led on to aircraft, software, coffee and apples.",
    population: 7_535_591,
    area: 71_362,
    nickname: "The Evergreen State",
    zodiacSign: "ox",
  },
  {
    name: "West Virginia",
    statehood: "1863-06-20",
    capital: "Charleston",
    region: "South",
    category: "Civil War Era",
    description:
      "Its counties left Virginia during the Civil War and were let in as a state in June 1863. Coal and gas pay much of the way; glass, chemicals and white water do the rest.",
    population: 1_805_832,
    area: 24_038,
    nickname: "Mountain State",
    zodiacSign: "pig",
  },
  {
    name: "Wisconsin",
    statehood: "1848-05-29",
    capital: "Madison",
    region: "Midwest",
    category: "Pre-Civil War",
    description:
      "The last state made wholly from the Northwest Territory, in May 1848. Lead miners gave it the badger; dairies, breweries, paper and engines gave it a payroll.",
    population: 5_813_568,
    area: 65_498,
    nickname: "Badger State",
    zodiacSign: "monkey",
  },
  {
    name: "Wyoming",
    statehood: "1890-07-10",
    capital: "Cheyenne",
    region: "West",
    category: "Western Expansion",
    description:
      "It insisted on keeping votes for women when it joined in July 1890. Coal, soda ash and cattle occupy the fewest people of any state.",
    population: 577_737,
    area: 97_914,
    nickname: "Equality State",
    zodiacSign: "tiger",
  },
];
