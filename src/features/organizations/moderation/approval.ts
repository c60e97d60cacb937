import { statusWords } from '#features/organizations/model/status-words.ts'

/**
 * The queue in which organizations are approved one after the other; without an id it opens the first. `compared`: a possible
 * duplicate to show beside it.
 */
export function approveAddress(id?: string, compared?: string): string {
  const asked = new URLSearchParams({ ...(id && { id }), ...(compared && { compare: compared }) }).toString()
  return asked ? `/organizations/approve?${asked}` : '/organizations/approve'
}

/** The decisions on a pending organization, by audit event. */
export const organizationDecisions = {
  type: 'organizations',
  eventPrefix: 'organization',
  to: { approved: statusWords.approved, denied: statusWords.denied },
} as const
