import { defineMessages } from '#kernel/i18n/messages.ts'
import type { VacancyStatus } from './states.ts'

/** The names of the states. */
export const statusWords: Record<VacancyStatus, { nl: string; en: string }> = defineMessages({
  draft: { nl: 'Concept', en: 'Draft' },
  pending: { nl: 'Ingeleverd', en: 'Handed in' },
  denied: { nl: 'Afgewezen', en: 'Denied' },
  published: { nl: 'Online', en: 'Online' },
  paused: { nl: 'Stilgezet', en: 'Paused' },
  filled: { nl: 'Vol', en: 'Full' },
  closed: { nl: 'Gesloten', en: 'Closed' },
  archived: { nl: 'Gearchiveerd', en: 'Archived' },
})
