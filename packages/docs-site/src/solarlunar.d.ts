// The types of solarlunar are not among its exports.
declare module "solarlunar" {
  const solarLunar: Readonly<Record<string, unknown>>;
  export default solarLunar;
}
