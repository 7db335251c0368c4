/** The address at which `with-product` runs the site. */
export const siteUrl = process.env.E2E_BASE_URL ?? "";
