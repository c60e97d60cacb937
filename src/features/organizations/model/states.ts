/** Specification §3 and §4. */
export const organizationTypes = ['Organization', 'School', 'VolunteerCenter'] as const
export type OrganizationType = (typeof organizationTypes)[number]
export const organizationStatuses = ['approved', 'pending', 'denied', 'archived'] as const
export type OrganizationStatus = (typeof organizationStatuses)[number]

/** Which steps there are (contract §3.2, PUT approve); the same state again is no step. */
export const organizationTransitions: Record<OrganizationStatus, readonly OrganizationStatus[]> = {
  pending: ['approved', 'denied', 'archived'],
  denied: ['pending', 'archived'],
  approved: ['archived'],
  archived: ['approved'],
}

/** What a step of the last ten seconds may be undone to, by whoever took it (contract §3.3, operations). */
export const organizationUndo: Record<OrganizationStatus, readonly OrganizationStatus[]> = {
  approved: ['pending', 'archived'],
  denied: ['pending'],
  archived: ['pending', 'denied', 'approved'],
  pending: ['denied'],
}
