import { sql } from 'kysely'
import { applicationEscalated, applicationWaited, helpIsOver, startsTomorrow } from '#features/applications/model/events.ts'
import { expectingStatuses } from '#features/applications/model/states.ts'
import { transition } from '#features/applications/transitions/server/transition.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import type { Database, Tx } from '#kernel/db/server/database.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { emit } from '#kernel/events/server/emit.ts'
import { timeZone } from '#kernel/i18n/dates.ts'

/** Asks from one day after the end, while it is fresh, and not after two weeks. */
const [soonest, latest] = [1, 14]

const isDue = sql.raw(`a.ended_at between now() - interval '${latest} days' and now() - interval '${soonest} days'
  and a.status in ('completed', 'stopped') and a.user_id is not null and a.volunteer_score is null and a.evaluation_asked_at is null`)

/** Asks volunteers who have finished for an evaluation, once, unless they have sent one. */
export async function requestEvaluations(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        { id: shown.text('a.id') },
        (columns) => sql`select ${columns} from applications a where a.volunteer_center_id = ${centerId} and ${isDue} order by a.ended_at limit 1000`,
      ),
  )
  for (const { id } of due) await db.inCenter(centerId, async (tx) => await ask(tx, centerId, id))
}

async function ask(tx: Tx, centerId: string, applicationId: string): Promise<void> {
  const { rows } =
    await sql`update applications a set evaluation_asked_at = now() where a.volunteer_center_id = ${centerId} and a.id = ${applicationId} and ${isDue}
    returning a.id`.execute(tx)
  if (rows.length === 1) await emit(tx, helpIsOver, { centerId, applicationId, requestId: null })
}

/** An appointment made less than this many hours ago needs no reminder. */
const hoursFresh = 3

/**
 * SQL: when the volunteer is expected, from the row `a`: at the appointment, else on the start date that the organization noted;
 * null if they said they cannot come.
 */
const moment = `case when a.meeting_starts_at > now() then a.meeting_starts_at when a.meeting_starts_at is null then a.start_date::timestamp at time zone '${timeZone}' end`
const expected = sql.raw(moment)
const isTomorrow = sql.raw(`((${moment}) at time zone '${timeZone}')::date = (now() at time zone '${timeZone}')::date + 1`)
const isStill = sql.raw(`a.status in ('${expectingStatuses.join(`', '`)}') and not exists (select from messages m
  where m.volunteer_center_id = a.volunteer_center_id and m.conversation_id = a.conversation_id and m.kind = 'appointment' and m.side <> 'volunteer'
    and (m.meeting_answer = 'cannot' and m.meeting_starts_at = a.meeting_starts_at or m.created_at > now() - interval '${hoursFresh} hours'))`)

/** Reminds volunteers who are expected tomorrow in Dutch time: once for each appointment, even if several processes run this. */
export async function notifyOfTomorrow(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        { id: shown.text('a.id') },
        (columns) => sql`select ${columns} from applications a
      where a.volunteer_center_id = ${centerId} and ${isTomorrow} and ${isStill} and a.start_told_for is distinct from ${expected} order by a.id limit 1000`,
      ),
  )
  for (const { id } of due) await db.inCenter(centerId, async (tx) => await tell(tx, centerId, id))
}

async function tell(tx: Tx, centerId: string, applicationId: string): Promise<void> {
  const { rows } = await sql`update applications a set start_told_for = ${expected}
    where a.volunteer_center_id = ${centerId} and a.id = ${applicationId} and ${isTomorrow} and ${isStill} and a.start_told_for is distinct from ${expected}
    returning a.id`.execute(tx)
  if (rows.length === 1) await emit(tx, startsTomorrow, { centerId, applicationId, requestId: null })
}

/** "Geen stilte" (domain §5.1): reminds the organization after three and seven days, and escalates to the center after fourteen. */
const reminders = [7, 3] as const
const daysToEscalate = 14

/** Reminds and escalates what is due in a center: each once, even if several processes run this. */
export async function remindAndEscalate(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(centerId, async (tx) => {
    const rows = await rowsOf(
      tx,
      {
        id: shown.text('id'),
        waited: shown.number('extract(epoch from now() - created_at)::float8 / 86400'),
      },
      (columns) => sql`
      select ${columns} from applications
      where volunteer_center_id = ${centerId} and status in ('new', 'in_review') and first_response_at is null and escalated_at is null
        and created_at <= now() - interval '3 days' and (reminded_days < 3 or created_at <= now() - interval '7 days')
        and (reminded_days < 7 or created_at <= now() - interval '14 days')
      order by created_at limit 1000`,
    )
    return rows
  })
  for (const { id, waited } of due) {
    await db.inCenter(centerId, async (tx) => {
      const days = reminders.find((days) => waited >= days)!
      await (waited >= daysToEscalate ? escalate(tx, centerId, id) : remind(tx, centerId, id, days))
    })
  }
}

async function remind(tx: Tx, centerId: string, applicationId: string, days: number): Promise<void> {
  const { rows } = await sql`update applications set reminded_days = ${days}
    where volunteer_center_id = ${centerId} and id = ${applicationId} and reminded_days < ${days} and status in ('new', 'in_review') and first_response_at is null
    returning id`.execute(tx)
  if (rows.length === 1) await emit(tx, applicationWaited, { centerId, applicationId, requestId: null, days })
}

/** From now on the center may read the conversation, write in it and decide. */
async function escalate(tx: Tx, centerId: string, applicationId: string): Promise<void> {
  const late = await tx
    .updateTable('applications')
    .set({ escalated_at: sql<Date>`now()`, reminded_days: daysToEscalate })
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', applicationId)
    .where('escalated_at', 'is', null)
    .where('status', 'in', ['new', 'in_review'])
    .where('first_response_at', 'is', null)
    .returning('conversation_id')
    .executeTakeFirst()
  if (!late) return
  await sql`update conversations set escalated_at = now() where volunteer_center_id = ${centerId} and id = ${late.conversation_id}`.execute(tx)
  writeAuditEvent(tx, { centerId, actor: null }, { action: 'application.escalated', subjectType: 'applications', subjectId: applicationId })
  await emit(tx, applicationEscalated, { centerId, applicationId, requestId: null })
}

/** Days without a decision after which an application expires (domain §3.2). */
const daysToExpire = 42

/** Expires applications that are undecided after six weeks, or whose vacancy has closed. */
export async function expireApplications(db: Database, centerId: string): Promise<void> {
  const due = await db.inCenter(
    centerId,
    async (tx) =>
      await rowsOf(
        tx,
        { id: shown.text('a.id') },
        (columns) => sql`
      select ${columns} from applications a join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
      where a.volunteer_center_id = ${centerId} and a.status in ('new', 'in_review')
        and (a.created_at <= now() - make_interval(days => ${daysToExpire}) or v.status in ('closed', 'archived'))
      order by a.created_at limit 1000`,
      ),
  )
  for (const { id } of due) await db.inCenter(centerId, async (tx) => await expireOne(tx, centerId, id))
}

/** Reads the state again under lock, because somebody may just have decided. */
async function expireOne(tx: Parameters<Parameters<Database['inCenter']>[1]>[0], centerId: string, id: string): Promise<void> {
  const row = await tx
    .selectFrom('applications')
    .select('status')
    .where('volunteer_center_id', '=', centerId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (row?.status !== 'new' && row?.status !== 'in_review') return
  await transition({ tx, centerId, actor: null, requestId: null }, id, 'expired')
}
