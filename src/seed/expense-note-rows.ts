import { centers } from './content/centers.ts'
import type { SeedCenter } from './content/types.ts'
import type { Calendar } from './calendar.ts'
import { centerId } from './center-rows.ts'
import { idOf } from './identifiers.ts'
import type { Row } from './insert-rows.ts'
import { personId } from './organization-rows.ts'

type Noted = { month: string; organization: string; kind: 'allowance' | 'actual'; cents: number; hours?: number }

const months = (year: number, from: number, until: number) =>
  Array.from({ length: until - from + 1 }, (_, at) => `${year}-${String(from + at).padStart(2, '0')}`)
const noted = (list: readonly string[], organization: string, kind: Noted['kind'], cents: number, hours?: number): Noted[] =>
  list.map((month) => ({ month, organization, kind, cents, ...(hours && { hours }) }))

/** Of the demo's volunteer: € 5 an hour at the football club and travel to the care home, in a busy March close to the limit of a month. */
const ofDemo: readonly Noted[] = [
  ...noted(months(2025, 1, 2), 'Voetbalclub De Zuiderzee', 'allowance', 6000, 12),
  ...noted(['2025-03'], 'Voetbalclub De Zuiderzee', 'allowance', 12_500, 25),
  ...noted(['2025-03'], 'Koor Havenklank', 'allowance', 5000),
  ...noted(months(2025, 4, 6), 'Voetbalclub De Zuiderzee', 'allowance', 6000, 12),
  ...noted(months(2025, 9, 12), 'Voetbalclub De Zuiderzee', 'allowance', 8000, 16),
  ...noted(months(2025, 1, 6), 'Zorghuis De Wending', 'actual', 1840),
]

/** Of the public site's: somebody who gets more for an hour than the tax office says. */
const ofPublic: readonly Noted[] = [
  ...noted(months(2025, 2, 5), 'Buurthuis De Kom', 'allowance', 7200, 12),
  ...noted(months(2024, 9, 12), 'Buurthuis De Kom', 'allowance', 5000, 10),
]

const notes: Partial<Record<SeedCenter['tenantKey'], readonly Noted[]>> = { demo: ofDemo, public: ofPublic }

/** What two demo volunteers noted of the money they got, by person; the last months of the year of the seed among it, whose limits may not be known. */
export function expenseNoteRows(calendar: Calendar): Map<string, { centerId: string; rows: Row[] }> {
  const [year, month] = calendar.date(0).split('-').map(Number) as [number, number, number]
  return new Map(
    centers
      .filter(({ isDefault }) => isDefault)
      .flatMap(({ tenantKey, slug }) => {
        const own = notes[tenantKey]
        if (!own) return []
        const lately = year > 2025 ? noted(months(year, Math.max(1, month - 2), month), own[0]!.organization, 'allowance', 6500, 13) : []
        const userId = personId(`${tenantKey}-vrijwilliger`)
        const rows = [...own, ...lately].map(({ month: of, organization, kind, cents, hours }): Row => ({
          id: idOf('expense note', `${tenantKey} ${of} ${organization} ${kind}`),
          volunteer_center_id: centerId(slug),
          user_id: userId,
          month: of,
          organization_name: organization,
          kind,
          amount_cents: cents,
          hours: hours ?? null,
          created_at: calendar.at({ day: -1, time: '20:00' }),
          updated_at: calendar.at({ day: -1, time: '20:00' }),
          lock_version: 1,
        }))
        return [[userId, { centerId: centerId(slug), rows }]] as const
      }),
  )
}
