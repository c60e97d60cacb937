import { sql } from 'kysely'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { messages as fieldWords } from '#kernel/fields/messages.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { ResourceApi } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { isWritten } from '#kernel/rich-text/plain-text.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { checkTransition } from '#kernel/states/machine.ts'
import { undoable } from '#kernel/undo/server/undoable.ts'
import type { ActivityPlace, ProposedWords } from '#features/activities/model/activity.ts'
import { type ActivityStatus, activityTransitions, mostPublished } from '#features/activities/model/codes.ts'
import { fieldFaultWords, unfitWords } from '#features/activities/model/error-words.ts'
import { unfitInTexts } from '#features/activities/model/unfit-details.ts'
import { activityEditAddress, activityPath, activityQueueAddress } from '#features/activities/model/address.ts'
import { maxDates } from '#features/activities/recurrence/recurrence.ts'
import { datesToCome, tellFollowers } from '#features/activities/telling/server/tell-followers.ts'
import { tellStaff } from '#features/activities/telling/server/tell-staff.ts'
import { isApprovalNeeded } from '#features/activities/writing/server/approval.ts'
import { placeColumns, slugFrom } from '#features/activities/writing/server/write-activity.ts'

type Change = { to: ActivityStatus; action: string; reason?: string | null; columns?: Record<string, unknown> }
type Before = {
  deniedReason: string | null
  cancelledReason: string | null
  publishedAt: string | null
  sequence: number
  /** Of a decision on other words: the words that were on the site, and those that waited. */
  words?: { title: string; description: RichText; location: ActivityPlace | null; proposed: ProposedWords; proposedSince: string }
}

const rowOf = async ({ tx, id }: Pick<Call, 'tx' | 'id'>) =>
  await tx.selectFrom('activities').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** The only guard of an activity's status. The same status again changes nothing. Whoever made a step may undo it for ten seconds. */
async function changeStatus(call: Omit<Call, 'input'>, { to, action, reason = null, columns = {} }: Change): Promise<boolean> {
  const { tx, id, centerId, actor } = call
  const row = await rowOf(call)
  if (!checkTransition(activityTransitions, row.status, to)) return false
  await tx
    .updateTable('activities')
    .set({ status: to, ...columns } as never)
    .where('id', '=', id)
    .execute()
  undoable(tx, call, { type: 'activities', id, from: row.status, to, before: reasonsOf(row) })
  writeAuditEvent(tx, { centerId, actor }, { action, subjectType: 'activities', subjectId: id, from: row.status, to, ...(reason && { reason }) })
  return true
}

/** PUT /activities/{id}/submit: to the center, or at once in the calendar when nobody has to look. @throws 422 at what is missing */
export const submitActivity: Verb = async (call) => {
  const row = await rowOf(call)
  if (row.status === 'pending' || row.status === 'published') return call.id
  await refuseUnready(call, row)
  if (await isApprovalNeeded(call, row.organization_id)) {
    await changeStatus(call, { to: 'pending', action: 'activity.submitted', columns: { denied_reason: null } })
    await tellStaff(call, { kind: 'activity.submitted', title: row.title, organizationId: row.organization_id, path: activityQueueAddress(row.id) })
  } else await publish(call, row.organization_id)
  return call.id
}

/** PUT …/approve: in the calendar; of one that is there already the proposed words come in the place of the others. */
export const approveActivity: Verb = async (call) => {
  const row = await rowOf(call)
  if (row.status === 'published' && row.proposed !== null) {
    rememberWords(call, row)
    const [next] = row.proposed.location === undefined ? [] : await datesToCome(call, call.id, 1)
    await takeProposal(call, row.proposed, row.sequence)
    if (next) await tellFollowers(call, { kind: 'activity.changed', dates: [next], isSeries: true })
    await tellOrganization(call, row, 'activity.approved')
    return call.id
  }
  if (row.status === 'published') return call.id
  if (row.status !== 'pending') throw new Refused('nothing_to_decide')
  await refuseUnready(call, row)
  await publish(call, row.organization_id)
  await tellOrganization(call, row, 'activity.approved')
  return call.id
}

/** PUT …/deny, with a reason that its writers read; of proposed words only those are dropped. */
export const denyActivity: Verb<{ reason: string }> = async (call) => {
  const { tx, id, centerId, actor, input } = call
  const row = await rowOf(call)
  const { status, proposed } = row
  if (status === 'published' && proposed !== null) {
    rememberWords(call, row)
    await tx.updateTable('activities').set({ proposed: null, proposed_since: null, denied_reason: input.reason }).where('id', '=', id).execute()
    writeAuditEvent(tx, { centerId, actor }, { action: 'activity.proposal_denied', subjectType: 'activities', subjectId: id, reason: input.reason })
    await tellOrganization(call, row, 'activity.denied', input.reason)
    return id
  }
  if (status !== 'pending' && status !== 'denied') throw new Refused('nothing_to_decide')
  await changeStatus(call, { to: 'denied', action: 'activity.denied', reason: input.reason, columns: { denied_reason: input.reason } })
  await tellOrganization(call, row, 'activity.denied', input.reason)
  return id
}

/** PUT …/cancel: all dates to come, with a reason that everybody reads. It stays on the site until its last day is over. */
export const cancelActivity: Verb<{ reason: string }> = async (call) => {
  const { now, input } = call
  const row = await rowOf(call)
  if (row.status === 'published' && row.last_ends_at !== null && row.last_ends_at <= now) throw new Refused('activity_is_over')
  const columns = { cancelled_reason: input.reason, sequence: row.sequence + 1 }
  const dates = row.status === 'published' ? await datesToCome(call, call.id, maxDates) : []
  const isNew = await changeStatus(call, { to: 'cancelled', action: 'activity.cancelled', reason: input.reason, columns })
  if (isNew) await tellFollowers(call, { kind: 'activity.cancelled', dates, reason: input.reason })
  return call.id
}

/** PUT …/archive: out of the lists. One that is to come is cancelled instead. */
export const archiveActivity: Verb = async (call) => {
  const { status, last_ends_at: ends } = await rowOf(call)
  const isOn = (status === 'published' || status === 'cancelled') && ends !== null && ends > call.now
  if (isOn) throw new Refused('invalid_transition', { meta: { from: status, to: 'archived' } })
  await changeStatus(call, { to: 'archived', action: 'activity.archived' })
  return call.id
}

/** Tells its organization what was decided. */
async function tellOrganization(call: Omit<Call, 'input'>, row: Row, kind: 'activity.approved' | 'activity.denied', reason?: string): Promise<void> {
  const path = kind === 'activity.approved' ? activityPath(row) : activityEditAddress(row.id)
  await tellStaff(call, { kind, title: row.title, organizationId: row.organization_id, path, ...(reason !== undefined && { reason }) })
}

async function publish(call: Omit<Call, 'input'>, organizationId: string | null): Promise<void> {
  const { tx, centerId, now } = call
  if (organizationId !== null) {
    const published = await tx
      .selectFrom('activities')
      .select(sql<number>`count(*)::int`.as('many'))
      .where('volunteer_center_id', '=', centerId)
      .where('organization_id', '=', organizationId)
      .where('status', '=', 'published')
      .where('last_ends_at', '>', now)
      .executeTakeFirstOrThrow()
    if (published.many >= mostPublished) throw new Refused('too_many_activities')
  }
  await changeStatus(call, { to: 'published', action: 'activity.published', columns: { published_at: now, denied_reason: null } })
}

type Row = Awaited<ReturnType<typeof rowOf>>

/** What must be there before others see it, and what must not. @throws {Invalid} at each field that is missing, and when its first date has begun */
async function refuseUnready({ now }: Pick<Call, 'now'>, row: Row): Promise<void> {
  const hasPlace = row.location !== null && (row.location.name !== '' || row.location.city !== '')
  const missing = [
    ...(isWritten(row.description) ? [] : ['description']),
    ...(row.categories.length > 0 ? [] : ['categories']),
    ...(row.first_day === null ? ['firstDay'] : []),
    ...(row.first_day !== null && row.first_starts_at === null ? ['startTime'] : []),
    ...(row.attendance_mode === 'online' || hasPlace ? [] : ['location']),
    ...(row.attendance_mode === 'offline' || row.online_url !== null ? [] : ['onlineUrl']),
  ]
  const unfit = unfitInTexts(row).filter(({ isHard }) => isHard)
  if (missing.length > 0) throw new Invalid(missing.map((attribute) => ({ code: 'blank', attribute, words: sayInAll(fieldWords.blank) })))
  if (unfit.length > 0)
    throw new Invalid(
      unfit.map(({ attribute, code, found }) => ({
        code,
        attribute,
        pointer: `/data/attributes/${attribute.replaceAll('.', '/')}`,
        words: sayInAll(unfitWords[code], { found }),
      })),
    )
  if (row.first_starts_at! <= now)
    throw new Invalid([{ code: 'begins_in_the_past', attribute: 'firstDay', words: sayInAll(fieldFaultWords.begins_in_the_past) }])
}

async function takeProposal(
  { tx, id, centerId, actor }: Omit<Call, 'input'>,
  { title, description, location }: ProposedWords,
  sequence: number,
): Promise<void> {
  await tx
    .updateTable('activities')
    .set({
      ...(title !== undefined && { title, slug: slugFrom(title) }),
      ...(description !== undefined && { description: jsonText(description) }),
      ...(location !== undefined && placeColumns(location)),
      proposed: null,
      proposed_since: null,
      denied_reason: null,
      sequence: sequence + 1,
    } as never)
    .where('id', '=', id)
    .execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'activity.proposal_approved', subjectType: 'activities', subjectId: id })
}

/** Whoever decides on other words may undo it for ten seconds. */
function rememberWords(call: Omit<Call, 'input'>, row: Row): void {
  const { title, description, location, proposed, proposed_since: since } = row
  const before: Before = {
    ...reasonsOf(row),
    words: { title, description, location, proposed: proposed!, proposedSince: since!.toISOString() },
  }
  undoable(call.tx, call, { type: 'activities', id: call.id, from: row.status, to: row.status, before })
}

const reasonsOf = (row: Row): Before => ({
  deniedReason: row.denied_reason,
  cancelledReason: row.cancelled_reason,
  publishedAt: row.published_at?.toISOString() ?? null,
  sequence: row.sequence,
})

/** Undoes a step: the state before, with its reasons; of a decision on other words, both words. */
export const undoActivityStep: ResourceApi['undo'] = {
  ability: 'update',
  run: async ({ tx }, { id, from, to, before }) => {
    const { status } = await tx.selectFrom('activities').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    // Somebody may have changed the status since.
    if (status !== to) throw new Refused('invalid_transition', { meta: { from: status, to: from } })
    const { deniedReason, cancelledReason, publishedAt, sequence, words } = before as Before
    await tx
      .updateTable('activities')
      .set({
        status: from,
        denied_reason: deniedReason,
        cancelled_reason: cancelledReason,
        published_at: publishedAt && new Date(publishedAt),
        // Calendars that read the step already have to take this for a later one.
        sequence: to === 'cancelled' || words ? sequence + 2 : sequence,
        ...(words && {
          title: words.title,
          slug: slugFrom(words.title),
          description: jsonText(words.description),
          ...placeColumns(words.location),
          proposed: jsonText(words.proposed),
          proposed_since: new Date(words.proposedSince),
        }),
      } as never)
      .where('id', '=', id)
      .execute()
  },
}
