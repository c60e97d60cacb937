import { defineMessages } from '#kernel/i18n/messages.ts'

/** The states of a vacancy, as its organization reads them. */
export const stateWords = defineMessages({
  draft: { nl: 'Concept', en: 'Draft' },
  pending: { nl: 'In behandeling', en: 'Pending' },
  denied: { nl: 'Afgewezen', en: 'Denied' },
  published: { nl: 'Online', en: 'Online' },
  paused: { nl: 'Stilgezet', en: 'Paused' },
  filled: { nl: 'Vol', en: 'Full' },
  closed: { nl: 'Gesloten', en: 'Closed' },
  archived: { nl: 'Gearchiveerd', en: 'Archived' },
})
