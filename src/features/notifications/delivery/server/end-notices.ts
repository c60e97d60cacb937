import { type RawBuilder, sql } from 'kysely'
import type { EventKey } from '#features/notifications/model/event-keys.ts'
import { type Tx, pipelineWrite } from '#kernel/db/server/database.ts'
import { dayOf, endOfDay } from '#kernel/i18n/dates.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import { operationOf } from '#kernel/undo/server/undoable.ts'

/** Notices that ask for something, or name a day that may change: the next transition of the application makes them obsolete. */
const obsoleteKeys = [
  'application.invited',
  'application.rescheduled',
  'application.comes',
  'application.cannot',
  'application.proposed',
  'application.unsuitable',
  'application.place_free',
  'application.reminder',
  'application.start_tomorrow',
  'application.assigned',
  'application.escalated',
  'application.silent',
] as const satisfies EventKey[]
type ObsoleteKey = (typeof obsoleteKeys)[number]

type About = { centerId: string; applicationId: string }

/**
 * Ends the obsolete notices of an application for everybody; call it before notifying of the transition itself. Undoing the transition
 * restores them.
 */
export function endNotices(tx: Tx, { centerId, applicationId }: About, keys: readonly ObsoleteKey[] = obsoleteKeys): void {
  end(tx, keys, sql`n.volunteer_center_id = ${centerId} and n.path = ${`/applications/${applicationId}`}`)
}

/** The last place was taken: ends the notices that offer it. */
export function endOffers(tx: Tx, { centerId, applicationId }: About): void {
  const waiting = sql`select '/applications/' || w.id from applications a
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id and v.places_taken >= v.places
    join applications w on w.volunteer_center_id = v.volunteer_center_id and w.vacancy_id = v.id and w.status = 'waitlisted' and w.place_offered_at is not null
    where a.volunteer_center_id = ${centerId} and a.id = ${applicationId}`
  end(tx, ['application.place_free'], sql`n.volunteer_center_id = ${centerId} and n.path in (${waiting})`)
}

/** The keys are literals in the statement, so that the planner uses the partial index. */
function end(tx: Tx, keys: readonly ObsoleteKey[], which: RawBuilder<unknown>): void {
  pipelineWrite(
    tx,
    sql`update notifications n set over_at = now(), over_by = ${operationOf(tx)?.id ?? null}::uuid
      where ${which} and n.over_at is null and n.event_key in (${sql.raw(keys.map((key) => `'${key}'`).join())})`,
  )
}

type Day = { startsAt: string } | undefined

/** Notices of a day that was agreed, moved, proposed or declined. */
const ofDays: readonly string[] = [
  'application.invited',
  'application.rescheduled',
  'application.start_tomorrow',
  'application.comes',
  'application.cannot',
  'application.proposed',
] satisfies EventKey[]

/** A notice of a day ends with that day, so that people find the way there until then; other notices do not expire. */
export function expiryOf(key: string, facts: Readonly<Record<string, unknown>>): string | undefined {
  const day = (facts['on'] ?? facts['meeting']) as Day
  return day && ofDays.includes(key) ? endOfDay(dayOf(day.startsAt)) : undefined
}

/** The events, with an expiry for those about a day. */
export const endingWithDay = (events: Readonly<Record<string, MailEvent>>): Readonly<Record<string, MailEvent>> =>
  Object.fromEntries(
    Object.entries(events).map(([key, event]) => {
      const { notice } = event
      return [key, notice && ofDays.includes(key) ? { ...event, notice: (facts) => ({ ...notice(facts), expiresAt: expiryOf(key, facts) }) } : event]
    }),
  )
