import { defineMessages } from '#kernel/i18n/messages.ts'
import type { OrganizationStatus } from './states.ts'

/** The names of the states. */
export const statusWords: Record<OrganizationStatus, { nl: string; en: string }> = defineMessages({
  approved: { nl: 'Goedgekeurd', en: 'Approved' },
  pending: { nl: 'In behandeling', en: 'Pending' },
  denied: { nl: 'Afgewezen', en: 'Denied' },
  archived: { nl: 'Gearchiveerd', en: 'Archived' },
})
