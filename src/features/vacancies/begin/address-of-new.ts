/** Where a vacancy is begun, for an organization that is known. */
export const addressOfNew = (organizationId: string) => `/vacancies/add?for=${organizationId}`
