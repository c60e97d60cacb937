/** Specification §3 and §4. */
export const organizationTypes = ['Organization', 'School', 'VolunteerCenter'] as const
export type OrganizationType = (typeof organizationTypes)[number]
export const organizationStatuses = ['approved', 'pending', 'denied', 'archived'] as const
export type OrganizationStatus = (typeof organizationStatuses)[number]

/** Which steps there are (contract §3.2, PUT approve); the same state again is no step. */
export const organizationSteps: Record<OrganizationStatus, readonly OrganizationStatus[]> = {
  pending: ['approved', 'denied', 'archived'],
  denied: ['pending', 'archived'],
  approved: ['archived'],
  archived: ['approved'],
}
