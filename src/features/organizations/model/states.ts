/** Specification §3 and §4. */
export const organizationTypes = ['Organization', 'School', 'VolunteerCenter'] as const
export type OrganizationType = (typeof organizationTypes)[number]
export const organizationStatuses = ['approved', 'pending', 'denied', 'archived'] as const
export type OrganizationStatus = (typeof organizationStatuses)[number]

/** The transitions (contract §3.2, PUT approve); staying in the same state is none. */
export const organizationTransitions: Record<OrganizationStatus, readonly OrganizationStatus[]> = {
  pending: ['approved', 'denied', 'archived'],
  denied: ['pending', 'archived'],
  approved: ['archived'],
  archived: ['approved'],
}

/** The transitions that an undo within ten seconds may make (contract §3.3, operations). */
export const organizationUndo: Record<OrganizationStatus, readonly OrganizationStatus[]> = {
  approved: ['pending', 'archived'],
  denied: ['pending'],
  archived: ['pending', 'denied', 'approved'],
  pending: ['denied'],
}
