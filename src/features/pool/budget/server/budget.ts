import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { addDays, addMonths, fullDay, timeZone, today, weekdayOf } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { mostInAMonth, mostInAWeek } from '#features/pool/model/codes.ts'
import { fieldFaultWords as words } from '#features/pool/model/error-words.ts'

/** Monday of the week of a day, and the first of its month. */
export const weekOf = (day: string): string => addDays(day, -((weekdayOf(`${day}T12:00:00Z`) + 6) % 7))
export const monthOf = (day: string): string => `${day.slice(0, 7)}-01`

/** SQL: a moment of a row lies on or after a Dutch day. */
const since = (day: string) => sql`created_at >= (${day}::date)::timestamp at time zone ${sql.lit(timeZone)}`

/** How many people an organization can still invite this week, and from which day on more. */
export type WeekBudget = { left: number; from: string }

export async function weekBudget(tx: Tx, { centerId, organizationId, now }: { centerId: string; organizationId: string; now: Date }): Promise<WeekBudget> {
  const monday = weekOf(today(now))
  const [row] = await rowsOf(
    tx,
    { sent: shown.number('count(*)::int') },
    (columns) =>
      sql`select ${columns} from pool_invitations where volunteer_center_id = ${centerId} and organization_id = ${organizationId} and ${since(monday)}`,
  )
  return { left: Math.max(0, mostInAWeek - row!.sent), from: addDays(monday, 7) }
}

type Spending = {
  centerId: string
  organizationId: string
  userId: string
  name: string
  /** How many a month the person wants. */ frequency: number
  now: Date
  locale: Locale
}

/**
 * Both budgets of one more invitation, under locks that hold until the transaction ends: the organization's first, then the person's, so
 * that two at once neither pass a budget nor wait for each other in a circle.
 * @throws 422 too_many, whose words say from which day it is possible again
 */
export async function spendBudgets(tx: Tx, { centerId, organizationId, userId, name, frequency, now, locale }: Spending): Promise<void> {
  for (const key of [`pool organization ${organizationId}`, `pool person ${userId}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
  const tooMany = (detail: string) => new Invalid([{ code: 'too_many', attribute: 'message', detail }])
  const { left, from } = await weekBudget(tx, { centerId, organizationId, now })
  if (left === 0) throw tooMany(say(locale, words.too_many_this_week, { day: fullDay(locale, `${from}T12:00:00Z`) }))
  const most = Math.min(frequency, mostInAMonth)
  if (most === 0) throw tooMany(say(locale, words.wants_no_invitations, { name }))
  const month = monthOf(today(now))
  const [row] = await rowsOf(
    tx,
    { got: shown.number('count(*)::int') },
    (columns) => sql`select ${columns} from pool_invitations where volunteer_center_id = ${centerId} and user_id = ${userId} and ${since(month)}`,
  )
  if (row!.got >= most) throw tooMany(say(locale, words.too_many_this_month, { name, day: fullDay(locale, `${addMonths(month, 1)}T12:00:00Z`) }))
}
