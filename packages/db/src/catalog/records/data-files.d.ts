// The types of the data files. The compiler would read a sign or a category as any string. `validate` compares each
// record with its shape, because the compiler takes these types on trust.

declare module "#data/companies/automotive.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/energy.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/financial-services.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/healthcare.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/manufacturing.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/media.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/retail.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/technology.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/telecommunications.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/companies/travel.json" {
  const records: readonly import("./company-record.ts").CompanyRecord[];
  export default records;
}

declare module "#data/car-brands.json" {
  const records: readonly import("./car-brand-record.ts").CarBrandRecord[];
  export default records;
}

declare module "#data/us-states.json" {
  const records: readonly import("./us-state-record.ts").UsStateRecord[];
  export default records;
}
