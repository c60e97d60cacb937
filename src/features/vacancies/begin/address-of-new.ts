/** The address of the page that creates a vacancy for this organization. */
export const addressOfNew = (organizationId: string) => `/vacancies/add?for=${organizationId}`
