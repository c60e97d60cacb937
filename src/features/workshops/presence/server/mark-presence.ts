import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { type PresenceState, type RegistrationStatus, registrationTransitions, type WorkshopStatus } from '#features/workshops/model/codes.ts'
import { fieldFaultWords } from '#features/workshops/model/error-words.ts'
import { askForCertificates } from '#features/workshops/model/server/certify-job.ts'
import { lockWorkshop, seat, type Seating } from '#features/workshops/seats/server/seat.ts'
import { tellTakers } from '#features/workshops/telling/server/tell.ts'

/** Minutes before a session from which somebody can be marked: people come in early. */
const minutesBefore = 60

/** PUT /workshop_registrations/{id}/presence: who was at a session; without a state nobody has said so. The same again changes nothing. */
export const markPresence: Verb<{ session: string; state?: PresenceState | null }> = async (call) => {
  const { tx, id, centerId, actor, input, now } = call
  refuseWhileImpersonating(actor)
  const { workshop_id: workshopId } = await tx.selectFrom('workshop_registrations').select('workshop_id').where('id', '=', id).executeTakeFirstOrThrow()
  await lockWorkshop(tx, centerId, workshopId)
  const row = await tx
    .selectFrom('workshop_registrations')
    .innerJoin('workshops', 'workshops.id', 'workshop_registrations.workshop_id')
    .select(['workshop_registrations.status', 'workshops.status as workshopStatus'])
    .where('workshop_registrations.id', '=', id)
    .executeTakeFirstOrThrow()
  if (!['registered', 'attended', 'no_show'].includes(row.status)) throw new Refused('invalid_transition', { meta: { from: row.status, allowed: [] } })
  if (!['published', 'full', 'confirmed', 'completed'].includes(row.workshopStatus)) throw new Refused('workshop_is_fixed')
  await refuseOtherSession(call, workshopId, input.session, now)
  const state = input.state ?? null
  await (
    state === null
      ? sql`delete from workshop_presence where volunteer_center_id = ${centerId} and registration_id = ${id} and session_id = ${input.session}`
      : sql`insert into workshop_presence (volunteer_center_id, registration_id, session_id, state, marked_by, marked_at)
        values (${centerId}, ${id}, ${input.session}, ${state}, ${actor.userId}, ${now})
        on conflict (volunteer_center_id, registration_id, session_id) do update set state = excluded.state, marked_by = excluded.marked_by, marked_at = excluded.marked_at
        where workshop_presence.state <> excluded.state`
  ).execute(tx)
  writeAuditEvent(tx, { centerId, actor }, { action: 'workshop_registration.marked', subjectType: 'workshops', subjectId: workshopId, to: state })
  await settle(call, workshopId, [id])
  return id
}

async function refuseOtherSession({ tx, centerId }: Pick<Seating, 'tx' | 'centerId'>, workshopId: string, session: string, now: Date): Promise<void> {
  const [found] = isUuid(session)
    ? await rowsOf(
        tx,
        { startsAt: shown.moment('starts_at') },
        (columns) => sql`select ${columns} from workshop_sessions
          where volunteer_center_id = ${centerId} and workshop_id = ${workshopId} and id = ${session} and status = 'scheduled'`,
      )
    : []
  const fault = !found ? 'other_session' : found.startsAt.getTime() - minutesBefore * 60_000 > now.getTime() ? 'not_yet' : null
  if (fault) throw new Invalid([{ code: fault, attribute: 'session', words: sayInAll(fieldFaultWords[fault]) }])
}

const standingColumns = {
  id: shown.text('r.id'),
  status: shown.code<RegistrationStatus>()('r.status'),
  workshopStatus: shown.code<WorkshopStatus>()('w.status'),
  firstRequired: shown.flag('w.first_required'),
  hasCertificate: shown.flag('w.certificate'),
  /** Of the required sessions in order, how each was marked; `open`: nobody said. */
  required: shown.json<
    (PresenceState | 'open')[]
  >()(`(select coalesce(jsonb_agg(coalesce(p.state, 'open') order by s.starts_at, s.id), '[]') from workshop_sessions s
    left join workshop_presence p on p.volunteer_center_id = s.volunteer_center_id and p.session_id = s.id and p.registration_id = r.id
    where s.volunteer_center_id = w.volunteer_center_id and s.workshop_id = w.id and s.status = 'scheduled' and s.is_required)`),
}

/**
 * Sets what follows from who was there: at all required sessions, attended; at one of them not, no_show once nothing is open, or at once
 * after the first where that is the rule, so that the place goes to somebody else. The workshop is locked.
 */
export async function settle(seating: Seating, workshopId: string, ids: readonly string[]): Promise<void> {
  const { tx, centerId, now } = seating
  const rows = await rowsOf(
    tx,
    standingColumns,
    (columns) => sql`select ${columns} from workshop_registrations r join workshops w on w.volunteer_center_id = r.volunteer_center_id and w.id = r.workshop_id
      where r.volunteer_center_id = ${centerId} and r.id = any(${[...ids]}::uuid[]) and r.status in ('registered', 'attended', 'no_show')`,
  )
  const came: string[] = []
  let isFreed = false
  let certifies = false
  for (const { id, status, workshopStatus, firstRequired, hasCertificate, required } of rows) {
    const to = statusOf(required, firstRequired)
    if (!checkTransition(registrationTransitions, status, to)) continue
    await sql`update workshop_registrations set status = ${to} where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
    if (to === 'attended' && workshopStatus === 'completed') came.push(id)
    isFreed ||= to === 'no_show'
    certifies ||= hasCertificate && workshopStatus === 'completed'
  }
  // Once for each person, however often it is corrected.
  if (came.length > 0) await tellTakers({ tx, centerId, now }, { kind: 'evaluate', workshopId, to: { ids: came }, once: 'once' })
  if (certifies) await askForCertificates(tx, { centerId, workshopId })
  if (isFreed) await seat(seating, workshopId)
}

function statusOf(required: readonly (PresenceState | 'open')[], firstRequired: boolean): 'registered' | 'attended' | 'no_show' {
  if (required.length > 0 && required.every((state) => state === 'present' || state === 'caught_up')) return 'attended'
  if (firstRequired && required[0] === 'absent') return 'no_show'
  return required.length > 0 && !required.includes('open') ? 'no_show' : 'registered'
}
