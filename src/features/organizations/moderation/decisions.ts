import { statusWords } from '#features/organizations/model/status-words.ts'

/** What the center decides of an organization that waits, as the trace has it. */
export const organizationDecisions = {
  type: 'organizations',
  eventPrefix: 'organization',
  to: { approved: statusWords.approved, denied: statusWords.denied },
} as const
