import { atClock, timeZone } from '#kernel/i18n/dates.ts'

/** True for a date that exists, `2026-11-21`: 2026-02-30 does not. */
export function isDate(value: string): boolean {
  if (!/^(19|20|21)\d\d-\d\d-\d\d$/.test(value)) return false
  const day = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value)
}

const moments = /^(\d{4}-\d\d-\d\d)T((?:[01]\d|2[0-3]):[0-5]\d)(?::([0-5]\d)(?:\.(\d{1,6}))?)?(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/

type MomentParts = { day: string; clock: string; seconds: string; fraction: string; offset: string }

function partsOf(value: string): MomentParts | null {
  const [, day = '', clock = '', seconds = '00', fraction = '', offset = ''] = moments.exec(value) ?? []
  return isDate(day) ? { day, clock, seconds, fraction, offset } : null
}

/**
 * A moment as API and forms take it: ISO 8601 with a date and a time of day that exist. Without an offset it is on Dutch clocks,
 * whatever the zone of this process.
 * @returns it in UTC, in milliseconds: `2026-11-21T09:30:00.000Z`; null for any other text
 */
export function momentOf(value: string): string | null {
  const parts = partsOf(value)
  if (!parts) return null
  const { day, clock, seconds, fraction, offset } = parts
  const began = offset === '' ? atClock(day, clock) : `${day}T${clock}:00${offset.replace(/(\d\d):?(\d\d)$/, '$1:$2')}`
  return new Date(Date.parse(began) + Number(seconds) * 1000 + Number(fraction.slice(0, 3).padEnd(3, '0'))).toISOString()
}

/** The same moment as PostgreSQL reads it, to the microsecond. */
export function momentInSql(value: string): string | null {
  const parts = partsOf(value)
  return parts && (parts.offset === '' ? `${value.replace('T', ' ')} ${timeZone}` : value)
}
