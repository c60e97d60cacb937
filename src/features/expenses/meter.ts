import type { ExpenseKind } from './expense-note.ts'
import { type Limits, limitsOf } from './limits.ts'

/** What somebody noted of one kind, at one organization, in one month. Amounts in cents. */
export type NoteSum = { month: string; organization: string; kind: ExpenseKind; cents: number; /** Null: none of the notes has any. */ hours: number | null }

/** How much of a limit is used; `near` from 80 % on. `unknown`: the year has no limits. */
export type RoomState = 'plenty' | 'near' | 'full' | 'over' | 'unknown'
/** Amounts in cents; `apart` are costs that do not count. */
export type Room = { counted: number; apart: number; limit: number | null; left: number | null; state: RoomState }

/** An allowance with its hours, when it is more for an hour than the tax office says; `adult`: also for somebody of age. */
export type DearHours = { month: string; organization: string; centsPerHour: number; adult: boolean }

export type Meter = {
  year: number
  limits: Limits | null
  wholeYear: Room
  /** Those with notes, by month. */
  months: Readonly<Record<string, Room>>
  /** All of the year, the largest amount first. */
  organizations: readonly { name: string; counted: number; apart: number }[]
  /** Costs of organizations that give an allowance too are among what is counted. */
  countsCosts: boolean
  dear: readonly DearHours[]
}

const warnsFrom = 0.8

/**
 * What somebody got in a year beside its limits, over all organizations together. An allowance always counts. Costs count when the same
 * organization gives an allowance in that year, because the tax office then judges the two together; otherwise they stand apart.
 */
export function meterOf(year: number, sums: readonly NoteSum[]): Meter {
  const limits = limitsOf(year)
  const withAllowance = new Set(sums.filter(({ kind }) => kind === 'allowance').map(({ organization }) => keyOf(organization)))
  const counts = ({ kind, organization }: NoteSum) => kind === 'allowance' || withAllowance.has(keyOf(organization))
  const roomOf = (some: readonly NoteSum[], limit: number | null): Room => {
    const counted = total(some.filter(counts))
    const state = stateOf(counted, limit)
    return { counted, apart: total(some) - counted, limit, left: limit === null ? null : Math.max(0, limit - counted), state }
  }
  const byMonth = Object.groupBy(sums, ({ month }) => month)
  const byOrganization = Object.values(Object.groupBy(sums, ({ organization }) => keyOf(organization))) as NoteSum[][]
  return {
    year,
    limits,
    wholeYear: roomOf(sums, limits?.wholeYear ?? null),
    months: Object.fromEntries(Object.entries(byMonth).map(([month, some]) => [month, roomOf(some!, limits?.month ?? null)])),
    organizations: byOrganization
      .map((some) => {
        const { counted, apart } = roomOf(some, null)
        return { name: some[0]!.organization, counted, apart }
      })
      .toSorted((a, b) => b.counted + b.apart - (a.counted + a.apart) || a.name.localeCompare(b.name)),
    countsCosts: sums.some((sum) => sum.kind === 'actual' && counts(sum)),
    dear: limits ? sums.flatMap((sum) => dearHours(sum, limits)) : [],
  }
}

/** The room of a month; one without notes has all of it. */
export const roomOfMonth = ({ months, limits }: Meter, month: string): Room =>
  months[month] ?? { counted: 0, apart: 0, limit: limits?.month ?? null, left: limits?.month ?? null, state: limits ? 'plenty' : 'unknown' }

const keyOf = (organization: string) => organization.trim().toLowerCase()
const total = (some: readonly NoteSum[]) => some.reduce((all, { cents }) => all + cents, 0)

function stateOf(counted: number, limit: number | null): RoomState {
  if (limit === null) return 'unknown'
  if (counted > limit) return 'over'
  if (counted === limit) return 'full'
  return counted >= limit * warnsFrom ? 'near' : 'plenty'
}

function dearHours({ kind, month, organization, cents, hours }: NoteSum, { hour, hourUnderAge }: Limits): DearHours[] {
  if (kind !== 'allowance' || hours === null) return []
  const centsPerHour = cents / hours
  return centsPerHour > hourUnderAge ? [{ month, organization, centsPerHour: Math.round(centsPerHour), adult: centsPerHour > hour }] : []
}
