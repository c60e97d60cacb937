import { say } from '#kernel/i18n/messages.ts'
import { timeZone } from '#kernel/i18n/dates.ts'
import type { HolidayRule, OpeningException, OpeningRow } from '#features/opening-hours/opening-times.ts'
import { weekInWords } from '#features/opening-hours/opening-words.ts'
import { holidayRuleWords, hsdsWords } from '#features/social-map/hsds/hsds-words.ts'
import { feedId } from '#features/social-map/model/server/feed-ids.ts'

type Hours = { rows: readonly OpeningRow[]; exceptions: readonly OpeningException[] }
/** Whose hours they are: the member that names it, and its id there. */
type Owner = { service_id: string } | { location_id: string }

const days = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/**
 * Opening hours as schedules of HSDS: one for each row of the week, and for each row of days that differ, which hold from a day to a day
 * (the same for a single one). Days that differ and are closed have no times. HSDS 3.0 takes only a number as `timezone`, an offset, which
 * would be wrong for half of the year: the zone has a member of its own.
 */
export function schedulesOf({ rows, exceptions }: Hours, { entryId, owner, holidayRule }: { entryId: string; owner: Owner; holidayRule: HolidayRule }) {
  const [ownerId] = Object.values(owner) as [string]
  const of = (place: string, row: OpeningRow | null, more: object, notes: readonly string[]) => ({
    id: feedId(entryId, 'opening_rows', ownerId, place),
    ...owner,
    ...(row && { freq: 'WEEKLY', interval: 1, wkst: 'MO', byday: days[row.weekday - 1], opens_at: row.opens, closes_at: row.closes }),
    ...more,
    notes: notes.filter(Boolean).join('. ') || undefined,
    iana_timezone: timeZone,
  })
  const onHolidays = say('nl', holidayRuleWords[holidayRule])
  return [
    ...rows.map((row, at) => of(String(at), row, { description: inWords(row) }, [row.note, onHolidays])),
    ...exceptions.flatMap(({ from, until, rows: own, note }, at) => {
      const valid = { valid_from: from, valid_to: until }
      if (own.length === 0) return [of(`exceptions/${at}`, null, { ...valid, description: say('nl', hsdsWords.dayClosed) }, [note])]
      return own.map((row, index) => of(`exceptions/${at}/${index}`, row, { ...valid, description: inWords(row) }, [note, row.note]))
    }),
  ]
}

/** “maandag 9.00–12.30 op afspraak”. */
function inWords(row: OpeningRow): string {
  const { day, times } = weekInWords('nl', { rows: [{ ...row, note: '' }] })[row.weekday - 1]!
  return `${day} ${times}`
}
