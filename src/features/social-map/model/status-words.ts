import { addMonths, dayOf } from '#kernel/i18n/dates.ts'
import { defineMessages } from '#kernel/i18n/messages.ts'
import { type EntryStatus, monthsUntilStale } from './codes.ts'

/** The state of an entry, in words for its keepers. */
export const statusWords = defineMessages({
  draft: { nl: 'Concept', en: 'Draft' },
  pending: { nl: 'Wacht op goedkeuring', en: 'Awaiting approval' },
  active: { nl: 'Staat op de kaart', en: 'On the map' },
  stale: { nl: 'Verouderd', en: 'Out of date' },
  temporarily_closed: { nl: 'Tijdelijk gesloten', en: 'Temporarily closed' },
  inactive: { nl: 'Gestopt', en: 'Ended' },
} satisfies Record<EntryStatus, { nl: string; en: string }>)

type Checked = { status: EntryStatus; assuredAt: string | null }

/** The state as it is now: nobody confirmed it for a year, whether or not the job of the night has said so. */
export function statusNow({ status, assuredAt }: Checked, now: string): EntryStatus {
  if (status !== 'active' || assuredAt === null) return status
  return addMonths(dayOf(assuredAt), monthsUntilStale) <= dayOf(now) ? 'stale' : status
}
