import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call } from '#kernel/jsonapi/registry/server/verbs.ts'
import { fieldFaultWords } from '#features/workshops/model/error-words.ts'
import { sessionsOf } from '#features/workshops/telling/server/calendar.ts'
import type { MailedChange } from '#features/workshops/telling/server/mails.ts'
import type { MailedSession } from '#features/workshops/telling/session-words.ts'
import { type CheckedSession, checkSessions, sessionFault, spanOf, writeSession } from './check-sessions.ts'

type Writing = Pick<Call, 'tx' | 'centerId' | 'locale' | 'now'>
type Known = CheckedSession & { id: string }

/**
 * Writes the sessions of a workshop over those it had. One that is no longer sent is cancelled, so that calendars hear of it; of a draft
 * it is gone. Nothing changes about one that is over.
 * @returns the columns of the workshop that follow, and for whom it matters what is different now
 */
export async function changeSessions(
  call: Writing,
  { id: workshopId, isDraft }: { id: string; isDraft: boolean },
  sent: unknown,
): Promise<{ span: ReturnType<typeof spanOf>; changes: MailedChange[] }> {
  const { tx, centerId, now } = call
  const before = await storedSessions(tx, centerId, workshopId)
  const told = new Map((await sessionsOf(tx, centerId, workshopId)).map((one) => [one.id, one]))
  const known = new Map(before.map((one) => [one.id, one]))
  const after = (await checkSessions(call, sent)).map((one) => ({ ...one, id: one.id !== null && known.has(one.id) ? one.id : null }))
  refusePast(after, known, { now, isDraft })
  const kept = new Set(after.map(({ id }) => id))
  const gone = before.filter(({ id }) => !kept.has(id))
  if (!isDraft && gone.some(({ startsAt, isCancelled }) => startsAt <= now && !isCancelled))
    throw new Invalid([{ code: 'session_is_over', attribute: 'sessions', words: sayInAll(fieldFaultWords.session_is_over) }])
  for (const session of after) if (session.id === null || !isSame(session, known.get(session.id)!)) await writeSession(call, workshopId, session)
  for (const session of gone)
    if (isDraft) await sql`delete from workshop_sessions where volunteer_center_id = ${centerId} and id = ${session.id}`.execute(tx)
    else if (!session.isCancelled) await writeSession(call, workshopId, { ...session, isCancelled: true })
  const written = await storedSessions(tx, centerId, workshopId)
  if (!isDraft && !written.some(({ isCancelled }) => !isCancelled))
    throw new Invalid([{ code: 'no_session_left', attribute: 'sessions', words: sayInAll(fieldFaultWords.no_session_left) }])
  const nowTold = new Map((await sessionsOf(tx, centerId, workshopId)).map((one) => [one.id, one]))
  const changes = written.flatMap((session): MailedChange[] => {
    const was = known.get(session.id)
    if (was && (was.isCancelled || isSamePlan(was, session))) return []
    if (!was && session.isCancelled) return []
    return [{ now: session.isCancelled ? null : mailed(nowTold.get(session.id)!), was: was ? mailed(told.get(session.id)!) : null }]
  })
  return { span: spanOf(written), changes }
}

const mailed = ({ startsAt, endsAt, place, url }: MailedSession): MailedSession => ({ startsAt, endsAt, place, url })

function refusePast(after: readonly CheckedSession[], known: ReadonlyMap<string, Known>, { now, isDraft }: { now: Date; isDraft: boolean }): void {
  if (isDraft) return
  const issues = [...after.entries()].flatMap(([at, session]) => {
    const was = session.id === null ? undefined : known.get(session.id)
    if (was && isSame(session, was)) return []
    if (was && was.startsAt <= now) return [sessionFault(at, 'start', 'session_is_over')]
    return session.startsAt <= now && !session.isCancelled ? [sessionFault(at, 'start', 'begins_in_the_past')] : placeFault(session, at)
  })
  if (issues.length > 0) throw new Invalid(issues)
}

const placeFault = ({ place, url, isCancelled }: CheckedSession, at: number) =>
  place === null && url === null && !isCancelled ? [sessionFault(at, 'place', 'no_place')] : []

/** What must be said of each session before others see it. */
export function missingOfSessions(sessions: readonly CheckedSession[], now: Date) {
  return [...sessions.entries()].flatMap(([at, session]) =>
    session.startsAt <= now && !session.isCancelled ? [sessionFault(at, 'start', 'begins_in_the_past')] : placeFault(session, at),
  )
}

const parts = ['start', 'end', 'place', 'city', 'url', 'isRequired', 'isCancelled'] as const
const isSame = (one: CheckedSession, other: CheckedSession) => parts.every((part) => one[part] === other[part])
/** Whether nothing is different for who comes. */
const isSamePlan = (one: CheckedSession, other: CheckedSession) => parts.every((part) => part === 'isRequired' || one[part] === other[part])

const wall = (column: string) => `to_char(${column}, 'YYYY-MM-DD"T"HH24:MI')`

/** The sessions that are stored, in order. */
export async function storedSessions(tx: Tx, centerId: string, workshopId: string): Promise<Known[]> {
  return await rowsOf(
    tx,
    {
      id: shown.text('id'),
      start: shown.text(wall('local_start')),
      end: shown.text(wall('local_end')),
      startsAt: shown.moment('starts_at'),
      endsAt: shown.moment('ends_at'),
      place: orNull(shown.text('place')),
      city: orNull(shown.text('city')),
      latitude: orNull(shown.number('latitude')),
      longitude: orNull(shown.number('longitude')),
      url: orNull(shown.text('url')),
      isRequired: shown.flag('is_required'),
      isCancelled: shown.flag(`status = 'cancelled'`),
    },
    (columns) => sql`select ${columns} from workshop_sessions where volunteer_center_id = ${centerId} and workshop_id = ${workshopId} order by starts_at, id`,
  )
}
