import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { hasRole } from '#kernel/access/actor.ts'
import { caseStaff } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { Forbidden, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import { type Audience, openStatuses, shownStatuses, type WorkshopStatus } from '#features/workshops/model/codes.ts'
import { fieldFaultWords } from '#features/workshops/model/error-words.ts'
import { lockWorkshop, seat } from '#features/workshops/seats/server/seat.ts'
import { tellTakers } from '#features/workshops/telling/server/tell.ts'
import { refuseStranger } from '#features/workshops/writing/server/people.ts'

type Input = {
  seats?: number
  seatsReason?: string | null
  note?: string | null
  lateOk?: boolean
  guest?: { name: string; phone?: string | null } | null
}

/** 16 random bytes as 22 characters: whoever knows it can read this calendar file, and nothing else. */
const newCalendarKey = (): string => randomBytes(16).toString('base64url')

const workshopColumns = {
  status: shown.code<WorkshopStatus>()('status'),
  audience: shown.code<Audience>()('audience'),
  capacity: shown.number('capacity_max'),
  organizationSeats: orNull(shown.number('organization_seats')),
  deadlineAt: orNull(shown.moment('deadline_at')),
  lastEndsAt: orNull(shown.moment('last_ends_at')),
}
type Workshop = RowOf<typeof workshopColumns>

/**
 * POST /workshop_registrations: somebody for themselves, or the center for somebody on paper, with an account or without. Everybody comes
 * to wait first, and `seat` gives a place at once where there is one: two at once for the last place are one registered and one waiting.
 */
export const register: Verb<Input> = async (call) => {
  const { tx, centerId, actor, input, related, now } = call
  refuseWhileImpersonating(actor)
  const workshopId = related['workshop']
  if (!workshopId) throw new Invalid([{ code: 'blank', attribute: 'workshop', pointer: '/data/relationships/workshop' }])
  const onPaper = isOnPaper(call)
  const workshop = await lockedWorkshop(call, workshopId)
  refuseClosed(workshop, now, onPaper)
  const seats = seatsOf(input, workshop)
  const organizationId = organizationOf(call, workshop, onPaper)
  const userId = onPaper ? (related['user'] ?? null) : actor.userId!
  if (userId !== null) await refuseTwice(call, workshopId, userId)
  if (organizationId !== null) await refuseOverOrganization(call, workshopId, workshop, { organizationId, seats })
  const { id } = await tx
    .insertInto('workshop_registrations')
    .values({
      volunteer_center_id: centerId,
      workshop_id: workshopId,
      user_id: userId,
      guest_name: userId === null ? input.guest!.name : null,
      guest_phone: userId === null ? (input.guest!.phone ?? null) : null,
      organization_id: organizationId,
      status: 'waitlisted',
      seats,
      seats_reason: seats === 1 ? null : (input.seatsReason ?? null),
      // Later than everybody's before, because the workshop is locked.
      waitlisted_at: sql<Date>`clock_timestamp()`,
      late_ok: input.lateOk ?? false,
      note: input.note || null,
      source: onPaper ? 'paper' : 'web',
      registered_by: onPaper ? actor.userId : null,
      calendar_key: newCalendarKey(),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const seated = await seat(call, workshopId, id)
  await tellTakers(call, { kind: seated.includes(id) ? 'registered' : 'waitlisted', workshopId, to: { ids: [id] } })
  if (onPaper) writeAuditEvent(tx, { centerId, actor }, { action: 'workshop_registration.registered', subjectType: 'workshops', subjectId: workshopId })
  return id
}

/** Whether the center writes somebody else down. @throws 403 for others who name another person, 422 when nobody is named */
function isOnPaper(call: Call<Input>): boolean {
  const { actor, input, related } = call
  const other = related['user'] !== undefined && related['user'] !== null && related['user'] !== actor.userId
  if (!other && !input.guest) return false
  if (!hasRole(actor, caseStaff)) throw new Forbidden()
  if (other && input.guest)
    throw new Invalid([{ code: 'who_is_it', attribute: 'guest', pointer: '/data/attributes/guest', words: sayInAll(fieldFaultWords.who_is_it) }])
  return true
}

/** Locks the workshop. @throws 404 for one that the caller may not see */
async function lockedWorkshop(call: Call<Input>, workshopId: string): Promise<Workshop> {
  const { tx, centerId, related } = call
  await refuseStranger(call, 'user')
  if (related['organization']) {
    const { rows } =
      await sql`select from organizations where volunteer_center_id = ${centerId} and id = ${related['organization']} and status = 'approved'`.execute(tx)
    if (rows.length === 0) throw new NotFound('organizations', related['organization'], 'related_not_found')
  }
  await lockWorkshop(tx, centerId, workshopId)
  const [row] = await rowsOf(
    tx,
    workshopColumns,
    (columns) => sql`select ${columns} from workshops where volunteer_center_id = ${centerId} and id = ${workshopId}`,
  )
  if (!row || !(shownStatuses as readonly WorkshopStatus[]).includes(row.status)) throw new NotFound('workshops', workshopId, 'related_not_found')
  return row
}

/** The center may still write somebody down after the deadline, until it is over. */
function refuseClosed({ status, deadlineAt, lastEndsAt }: Workshop, now: Date, onPaper: boolean): void {
  const until = onPaper ? lastEndsAt : deadlineAt
  if (!(openStatuses as readonly WorkshopStatus[]).includes(status) || until === null || until <= now) throw new Refused('registration_closed')
}

function seatsOf({ seats = 1, seatsReason }: Input, { capacity }: Workshop): number {
  if (seats > capacity) throw new Invalid([{ code: 'above_most', attribute: 'seats', words: sayInAll(fieldFaultWords.above_most) }])
  if (seats > 1 && !seatsReason) throw new Invalid([{ code: 'why_two', attribute: 'seatsReason', words: sayInAll(fieldFaultWords.why_two) }])
  return seats
}

/** For which organization somebody comes: the one they name, the one they work for at this moment, or their only one. */
function organizationOf({ actor, related }: Call<Input>, { audience }: Workshop, onPaper: boolean): string | null {
  const named = related['organization'] ?? null
  if (onPaper) return named
  if (named !== null) {
    if (!actor.organizationIds.includes(named)) throw new NotFound('organizations', named, 'related_not_found')
    return named
  }
  if (audience !== 'organizations') return null
  const { organizationIds, organizationId } = actor
  if (organizationIds.length === 0) throw new Forbidden('workshop_is_for_organizations')
  if (organizationId !== null && organizationIds.includes(organizationId)) return organizationId
  if (organizationIds.length === 1) return organizationIds[0]!
  throw new Invalid([
    { code: 'which_organization', attribute: 'organization', pointer: '/data/relationships/organization', words: sayInAll(fieldFaultWords.which_organization) },
  ])
}

async function refuseTwice({ tx, centerId }: Call<Input>, workshopId: string, userId: string): Promise<void> {
  const [known] = await rowsOf(
    tx,
    { id: shown.text('id') },
    (columns) => sql`select ${columns} from workshop_registrations
      where volunteer_center_id = ${centerId} and workshop_id = ${workshopId} and user_id = ${userId} and status <> 'cancelled'`,
  )
  if (known) throw new Refused('already_on_the_list', { pointer: '/data/relationships/workshop', meta: { id: known.id } })
}

async function refuseOverOrganization(
  { tx, centerId }: Call<Input>,
  workshopId: string,
  { organizationSeats: most }: Workshop,
  { organizationId, seats }: { organizationId: string; seats: number },
): Promise<void> {
  if (most === null) return
  const [row] = await rowsOf(
    tx,
    { seats: shown.number('coalesce(sum(seats), 0)::int') },
    (columns) => sql`select ${columns} from workshop_registrations where volunteer_center_id = ${centerId} and workshop_id = ${workshopId}
      and organization_id = ${organizationId} and status in ('registered', 'waitlisted', 'attended')`,
  )
  if (row!.seats + seats <= most) return
  throw new Invalid([
    {
      code: 'seats_of_organization',
      attribute: 'organization',
      pointer: '/data/relationships/organization',
      words: sayInAll(fieldFaultWords.seats_of_organization, { n: most }),
    },
  ])
}
