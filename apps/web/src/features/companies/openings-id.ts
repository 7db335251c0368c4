/** The id of the openings on a company's page, for links to them. */
export const openingsId = "openings";
