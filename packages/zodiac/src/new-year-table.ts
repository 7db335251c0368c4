// Written by `pnpm table`, which rebuilds and checks it; do not edit.
// One character per year, 1600 to 2201: the year after the last is needed for that one's end.
// A character's code less 27 is the number within the year of the first day under that boundary: "0" is 21 January.

/** Chinese New Year's Days. */
export const NEW_YEARS =
  "I=2E:LA7J?4G<MC8K@5H>1D:MA7J?3F;NB8KA5H=2D9MB7J?4E" + // 1600
  ";0C8K@5G<2E9LB7I>3F;0C9K@5H<2E:LA6I=3F<0C8K?4G=2E:" + // 1650
  "MB7J?4G=2D9KA5H>3E:MB7J?5G<1D8KA6H>3F:MB8J?5G;1C9K" + // 1700
  "A6I=2E:LB8K?4G<0C9LA6I>2E:MB7J?3F<1C9LA5H=3E:0C7J?" + // 1750
  "4G=2E:LA7H>4G;0C8J?5H=2E:LA6I>4G<NC8K?5H=2D9LA6I?3" + // 1800
  "F;NB8K@5H=2D9LB6I?4E:MC8K@5G<1D9LB7I>3F:0C9K@5G<1D" + // 1850
  ":MB8J>4G<1D9L@5H=2E;NB7J?3G<2D9K@5H>3E:MB6I?4G<1D8" + // 1900
  "K@6H=3F:LB7I?4G<0C9K@6I=2E:LA7J?4G<NC8K@6I>2D:MA7J" + // 1950
  "?3F;1C8LA5H=2D:MB7J?4F;1D8K@5G=2E:MB7I>3F;1D9K@5H<" + // 2000
  "2E;MB7I>3F<0C8K?5H=2E:MA6I?3F<1C8K@5H=3D9LA6I?4F;0" + // 2050
  "C8KA7I>3F:MB8J@5H<1D9KA6I=2E;MB8K?4G<1D9LA6I>2E;NB" + // 2100
  "8J?4F<2D9LA5H=3E;NC7J?4F<2E9LA6H=3F:0B7I?4G<1D9K@6" + // 2150
  "I>"; // 2200

/** The days of lichun, Start of Spring. */
export const STARTS_OF_SPRING =
  "@???@???@????????????????????????????????????==>>=" + // 1600
  "=>>==>>===>===>===>===>===>===>===>===>====>======" + // 1650
  "=>>>>>>>>>>>>>>>>>>>>>>>>=>>>=>>>=>>>>>>>=>>>=>>>=" + // 1700
  ">>>=>>>=>>>=>>>=>>>=>>>==>>==>>==>>==>>==>>==>>==>" + // 1750
  ">>>??>>>?>>>?>>>?>>>?>>>?>>>?>>>?>>>?>>>?>>>>>>>>>" + // 1800
  ">>>>>>>>>>>>>>>>>>>>>>>>>>>=>>>=>>>=>>>=>>>=>>>=>>" + // 1850
  ">>???>???>???>>??>>??>>??>>??>>??>>??>>??>>??>>>?>" + // 1900
  ">>?>>>?>>>?>>>?>>>?>>>?>>>?>>>?>>>>>>>>>>>>>>>>>>>" + // 1950
  ">>>>>>>>>>>>>>>>>=>>>=>>>=>>>=>>>=>>>=>>>=>>>=>>>=" + // 2000
  "=>>==>>==>>==>>==>>==>>==>>==>>===>===>===>===>===" + // 2050
  ">>>>?>>>?>>>?>>>?>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>>" + // 2100
  ">>>=>>>=>>>=>>>=>>>=>>>=>>>=>>>=>>>==>>==>>==>>==>" + // 2150
  ">>"; // 2200
