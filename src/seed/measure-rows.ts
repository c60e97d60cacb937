import { createHash } from 'node:crypto'
import { type Dimension, type MeasureName, dimensionValues, measures, unknownKey } from '#features/measures/measures.ts'
import { addMonths, momentsOf, monthAt } from '#features/measures/months.ts'
import { dayOf } from '#kernel/i18n/dates.ts'
import { centerId } from './center-rows.ts'
import type { SeedCenter, SeedVacancy } from './content/types.ts'
import type { Row } from './insert-rows.ts'
import { organizationId } from './organization-rows.ts'

/** How far back the demo was counted. */
const months = 24
/** Organizations with counts of their own: enough for the middle of them. */
const organizationsCounted = 6

/** From 0 to below 1, the same for the same key. */
const dice = (key: string) => createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32

/** January and September bring people, summer and December do not. */
const season = [1.25, 1.1, 1, 1, 0.95, 0.8, 0.6, 0.75, 1.3, 1.15, 1, 0.7]
const answerWeights = { d0_1: 42, d2_3: 26, d4_7: 16, d8_14: 8, d15: 3, none: 3, withdrawn: 2 }
const reasonWeights = { no_place: 5, requirements: 2, not_suitable_now: 3, vacancy_closed: 2, other: 1 }
const withdrawWeights = { no_response: 3, changed_mind: 4, not_available: 5, other_place: 3, other: 1 }

/** Parts of `n` by weight, which add up to it. */
function parts(n: number, weights: Readonly<Record<string, number>>, salt: string): Record<string, number> {
  const keys = Object.keys(weights)
  const heavy = keys.map((key) => weights[key]! * (0.8 + 0.4 * dice(`${salt} ${key}`)))
  const sum = heavy.reduce((all, one) => all + one, 0) || 1
  const shares = Object.fromEntries(keys.map((key, at) => [key, Math.floor((n * heavy[at]!) / sum)]))
  const rest = n - Object.values(shares).reduce((all, one) => all + one, 0)
  for (let at = 0; at < rest; at += 1) shares[keys[at % keys.length]!]! += 1
  return shares
}

const tally = (keys: readonly string[]) => {
  const counted: Record<string, number> = {}
  for (const key of keys) counted[key] = (counted[key] ?? 0) + 1
  return counted
}

/** Two years of counts of a center, as the roll of each night would have left them: the same each time, of its own themes, towns and organizations. */
export function measureRows(center: SeedCenter, vacancies: readonly SeedVacancy[], now: Date): { atoms: Row[]; versions: Row[] } {
  const id = centerId(center.slug)
  const running = monthAt(dayOf(now))
  const own = vacancies.filter(({ centerSlug, status }) => centerSlug === center.slug && status === 'published')
  // A center that has nothing yet has not been counted either.
  if (own.length === 0) return { atoms: [], versions: [] }
  const by: Partial<Record<Dimension, Record<string, number>>> = {
    theme: tally(own.map(({ themes }) => themes[0] ?? unknownKey)),
    commitment: tally(own.map(({ commitment }) => commitment)),
    organization: tally(own.map(({ organizationKey }) => organizationId(organizationKey))),
    town: { [center.town]: own.length },
    source: { web: 80, paper: 8, coordinator: 7, partner: 5 },
    answer: answerWeights,
    decline: reasonWeights,
    withdraw: withdrawWeights,
    close: { filled: 5, expired: 3, cancelled: 1 },
    freshness: { active: 34, stale: 3, temporarily_closed: 1 },
    language: { nl: 88, en: 12 },
    kind: { ontmoeten: 8, bewegen: 5, leren: 4, cultuur: 3, eten: 3, informatie: 2 },
  }
  const atoms: Row[] = []
  const size = 45 + Math.floor(60 * dice(center.slug))

  for (let back = months; back >= 0; back -= 1) {
    const month = addMonths(running, -back)
    const growth = 1 - back * 0.012
    const grown = (n: number, key: string) => Math.max(0, Math.round(n * growth * (0.9 + 0.2 * dice(`${center.slug} ${month} ${key}`))))
    const partOfMonth = back === 0 ? Math.min(1, Number(dayOf(now).slice(8)) / 30) : 1
    const received = Math.round(grown(size, 'received') * season[Number(month.slice(5, 7)) - 1]! * partOfMonth)
    const counts: Record<MeasureName, number> = {
      vacancies_open: back === 0 ? own.length : grown(own.length, 'open'),
      vacancies_published: Math.round(grown(own.length / 4, 'published') * partOfMonth),
      vacancies_filled: Math.round(grown(own.length / 9, 'filled') * partOfMonth),
      vacancies_closed: Math.round(grown(own.length / 8, 'closed') * partOfMonth),
      places_open: grown(own.length * 2.2, 'places'),
      organizations_approved: grown(Object.keys(by.organization!).length * 1.3, 'approved'),
      organizations_active: grown(Object.keys(by.organization!).length, 'active'),
      social_map_entries: grown(38, 'map'),
      activities_held: Math.round(grown(26, 'held') * partOfMonth),
      applications_received: received,
      applications_accepted: Math.round(received * 0.58),
      applications_started: Math.round(received * 0.46),
      applications_completed: Math.round(received * 0.3),
      applications_withdrawn: Math.round(received * 0.16),
      applications_declined: Math.round(received * 0.14),
      applications_expired: Math.round(received * 0.03),
      applications_escalated: Math.round(received * 0.06),
      volunteers_active: grown(size * 5, 'volunteers'),
      accounts_new: Math.round(received * 1.2),
    }
    const write = (measure: MeasureName, dimension: string, cells: Readonly<Record<string, number>>, organization: string | null = null) => {
      for (const [key, n] of Object.entries(cells))
        atoms.push({
          volunteer_center_id: id,
          measure,
          version: measures[measure].version,
          month,
          dimension,
          value_key: key,
          organization_id: organization,
          n,
          status: back === 0 ? 'provisional' : 'final',
          // Not counted from rows, which the demo has of the last weeks only: the nightly check leaves such months alone.
          computed_at: momentsOf(month).begin,
        })
    }
    for (const [measure, n] of Object.entries(counts) as [MeasureName, number][]) {
      write(measure, '', { '': n })
      for (const dimension of measures[measure].dimensions) {
        const values = dimensionValues[dimension] ?? Object.keys(by[dimension] ?? {})
        const none = Object.fromEntries([...values, unknownKey].map((key) => [key, 0]))
        write(measure, dimension, { ...none, ...parts(n, by[dimension] ?? {}, `${center.slug} ${month} ${measure}`) })
      }
    }
    const ofOrganizations = parts(received, by.organization!, `${center.slug} ${month} applications_received`)
    for (const [organization, n] of Object.entries(ofOrganizations).slice(0, organizationsCounted)) {
      write('applications_received', '', { '': n }, organization)
      write('applications_received', 'answer', { [unknownKey]: 0, ...parts(n, answerWeights, `${organization} ${month}`) }, organization)
      write('vacancies_open', '', { '': by.organization![organization]! }, organization)
      write('applications_accepted', '', { '': Math.round(n * 0.6) }, organization)
      write('applications_started', '', { '': Math.round(n * 0.5) }, organization)
    }
  }
  const versions = (Object.keys(measures) as MeasureName[]).map((measure): Row => ({ volunteer_center_id: id, measure, version: measures[measure].version }))
  return { atoms, versions }
}
