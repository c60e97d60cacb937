import { statusWords } from '#features/organizations/model/status-words.ts'

/** Where organizations are approved, one after the other; without an id the first that waits. One that looks like it can be held beside it. */
export function approveAddress(id?: string, compared?: string): string {
  const asked = new URLSearchParams({ ...(id && { id }), ...(compared && { compare: compared }) }).toString()
  return asked ? `/organizations/approve?${asked}` : '/organizations/approve'
}

/** What the center decides of an organization that waits, as the trace has it. */
export const organizationDecisions = {
  type: 'organizations',
  eventPrefix: 'organization',
  to: { approved: statusWords.approved, denied: statusWords.denied },
} as const
