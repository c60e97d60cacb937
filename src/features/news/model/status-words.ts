import { defineMessages } from '#kernel/i18n/messages.ts'
import type { NewsStatus } from './states.ts'

/** The status of an article, in one word. */
export const statusWords: Record<NewsStatus, { nl: string; en: string }> = defineMessages({
  draft: { nl: 'Concept', en: 'Draft' },
  scheduled: { nl: 'Gepland', en: 'Scheduled' },
  published: { nl: 'Op de site', en: 'On the site' },
  unpublished: { nl: 'Van de site', en: 'Off the site' },
  archived: { nl: 'Archief', en: 'Archive' },
})
