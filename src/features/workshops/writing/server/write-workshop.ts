import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { slugOf } from '#kernel/fields/slug.ts'
import { Invalid, type Issue, Refused } from '#kernel/http/errors.ts'
import { addDays, atClock } from '#kernel/i18n/dates.ts'
import { sayInAll } from '#kernel/i18n/messages.ts'
import type { Checked, CreateOf, UpdateOf } from '#kernel/jsonapi/input.ts'
import { inColumns } from '#kernel/jsonapi/names.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { richTextOrNull } from '#kernel/rich-text/check-rich-text.ts'
import { syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import { workshopEditAddress } from '#features/workshops/model/address.ts'
import { type Audience, hoursAfterDeadline, shownStatuses, type WorkshopStatus } from '#features/workshops/model/codes.ts'
import { fieldFaultWords } from '#features/workshops/model/error-words.ts'
import type { workshop } from '#features/workshops/model/workshop.ts'
import { countTaken, seat } from '#features/workshops/seats/server/seat.ts'
import { tellTakers } from '#features/workshops/telling/server/tell.ts'
import { changeSessions } from './change-sessions.ts'
import { refuseStranger } from './people.ts'
import { keptMaterials, materialsPointer, writeMaterials } from './materials.ts'

type Attributes = (typeof workshop)['attributes']
type WorkshopInput = Checked<UpdateOf<typeof workshop>, Attributes>
type Columns = Record<string, unknown>

/** POST /workshops: a draft. */
export const createWorkshop: Verb<Checked<CreateOf<typeof workshop>, Attributes>> = async (call) => {
  const { tx, centerId, actor, input } = call
  await refuseStrangers(call)
  const { id } = await tx
    .insertInto('workshops')
    .values({
      ...columnsOf(call, input, null),
      volunteer_center_id: centerId,
      title: input.title,
      slug: slugFrom(input.title),
      capacity_max: input.capacityMax,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (input.sessions !== undefined) await setSpan(call, id, (await changeSessions(call, { id, isDraft: true }, input.sessions)).span)
  if (input.materials !== undefined) await writeMaterials(call, id, input.materials)
  await noteFiles(call, id)
  writeAuditEvent(tx, { centerId, actor }, { action: 'workshop.created', subjectType: 'workshops', subjectId: id, to: 'draft' })
  return id
}

/**
 * PATCH /workshops/{id}. Whoever has a place hears of another time or place, once for all that changed. More places go to who waits at
 * once; there are never fewer than are taken.
 */
export const updateWorkshop: Verb<WorkshopInput> = async (call) => {
  const { tx, id, centerId, actor, input, now } = call
  const row = await tx.selectFrom('workshops').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  if (row.status === 'cancelled' || row.status === 'completed' || row.status === 'archived') throw new Refused('workshop_is_fixed')
  const isDraft = row.status === 'draft'
  if (input.capacityMax !== undefined && input.capacityMax < row.capacity_max) {
    const n = await countTaken(tx, centerId, id)
    if (input.capacityMax < n)
      throw new Invalid([
        { code: 'below_registered', attribute: 'capacityMax', words: sayInAll(fieldFaultWords.below_registered, { n }), meta: { registered: n } },
      ])
  }
  await refuseStrangers(call)
  const columns = columnsOf(call, input, row)
  const changed = { ...columns, ...(input.title !== undefined && { slug: slugFrom(input.title) }) }
  if (Object.keys(changed).length > 0)
    await tx
      .updateTable('workshops')
      .set(changed as never)
      .where('id', '=', id)
      .execute()
  const plan = input.sessions === undefined ? null : await changeSessions(call, { id, isDraft }, input.sessions)
  if (plan) await setSpan(call, id, plan.span)
  if (!isDraft && (plan || columns['deadline_at'] !== undefined)) await refuseLateDeadline(call)
  if (input.materials !== undefined) await writeMaterials(call, id, input.materials)
  await noteFiles(call, id)
  if (!isDraft && plan && plan.changes.length > 0) {
    await tellTakers({ tx, centerId, now }, { kind: 'changed', workshopId: id, to: { in: ['registered', 'attended'] }, changes: plan.changes })
    writeAuditEvent(tx, { centerId, actor }, { action: 'workshop.moved', subjectType: 'workshops', subjectId: id })
  }
  if (!isDraft) await seat(call, id)
  return id
}

/** DELETE /workshops/{id}: only a draft. */
export const removeWorkshop: Verb = async ({ tx, id, centerId, actor }) => {
  const { status, title } = await tx.selectFrom('workshops').select(['status', 'title']).where('id', '=', id).executeTakeFirstOrThrow()
  if (status !== 'draft') throw new Refused('only_draft_workshops_vanish')
  await syncFileReferences(tx, centerId, { type: 'workshops', id, title, path: workshopEditAddress(id), shown: false }, [])
  await tx.deleteFrom('workshops').where('id', '=', id).execute()
  writeAuditEvent(tx, { centerId, actor }, { action: 'workshop.removed', subjectType: 'workshops', subjectId: id })
  return id
}

async function refuseStrangers(call: Pick<Call, 'tx' | 'centerId' | 'related'>): Promise<void> {
  await refuseStranger(call, 'trainer')
  await refuseStranger(call, 'contact')
}

export const slugFrom = (title: string) => slugOf(title) || 'workshop'

const setSpan = async ({ tx }: Pick<Call, 'tx'>, id: string, span: Columns) =>
  await tx
    .updateTable('workshops')
    .set(span as never)
    .where('id', '=', id)
    .execute()

type Known = { capacity_min: number | null; capacity_max: number; status: WorkshopStatus; audience: Audience }

/** The columns of what was sent, without what is stored apart. @throws {Invalid} at the field */
function columnsOf(call: Pick<Call, 'siteFlags' | 'related'>, input: WorkshopInput, known: Known | null): Columns {
  const { sessions: _s, materials: _m, description, capacityMin, organizationSeats, registrationDeadline, ...plain } = input
  const most = input.capacityMax ?? known?.capacity_max ?? 0
  const least = capacityMin === undefined ? (known?.capacity_min ?? null) : capacityMin
  const issues: Issue[] = []
  if (least !== null && least > most) issues.push({ code: 'above_most', attribute: 'capacityMin', words: sayInAll(fieldFaultWords.above_most) })
  if (input.audience === 'all' && call.siteFlags['activities'] !== true)
    issues.push({ code: 'inclusion', attribute: 'audience', words: sayInAll(fieldFaultWords.not_without_calendar) })
  // Programs that keep a copy of the calendar have it, and are told no more of a workshop that is not for everybody.
  if (known && known.status !== 'draft' && known.audience === 'all' && input.audience !== undefined && input.audience !== 'all')
    issues.push({ code: 'stays_for_all', attribute: 'audience', words: sayInAll(fieldFaultWords.stays_for_all) })
  const words = description === undefined ? undefined : richTextOrNull(description)
  if (words === null) issues.push({ code: 'not_rich_text', attribute: 'description', words: sayInAll(fieldFaultWords.not_rich_text) })
  if (issues.length > 0) throw new Invalid(issues)
  const { image, trainer, contact } = call.related
  return {
    ...inColumns(plain),
    ...(capacityMin !== undefined && { capacity_min: capacityMin }),
    ...(organizationSeats !== undefined && { organization_seats: organizationSeats }),
    ...(words !== undefined && { description: jsonText(words) }),
    ...(registrationDeadline !== undefined && {
      registration_deadline: registrationDeadline,
      deadline_at: registrationDeadline === null ? null : endOf(registrationDeadline),
    }),
    ...(image !== undefined && { image_id: image }),
    ...(trainer !== undefined && { trainer_user_id: trainer }),
    ...(contact !== undefined && { contact_user_id: contact }),
  }
}

/** The midnight with which a day ends, in Dutch time. */
const endOf = (day: string) => new Date(atClock(addDays(day, 1), '00:00'))

/** @throws {Invalid} when registration would close less than a day before the first session */
async function refuseLateDeadline({ tx, id }: Pick<Call, 'tx' | 'id'>): Promise<void> {
  const row = await tx.selectFrom('workshops').select(['deadline_at', 'first_starts_at']).where('id', '=', id).executeTakeFirstOrThrow()
  const issue = deadlineFault(row)
  if (issue) throw new Invalid([issue])
}

/** What is wrong with the deadline of a workshop that others see. */
export function deadlineFault({ deadline_at: deadline, first_starts_at: first }: { deadline_at: Date | null; first_starts_at: Date | null }): Issue | null {
  if (deadline === null) return { code: 'blank', attribute: 'registrationDeadline' }
  if (first !== null && first.getTime() - deadline.getTime() < hoursAfterDeadline * 3_600_000)
    return { code: 'deadline_too_late', attribute: 'registrationDeadline', words: sayInAll(fieldFaultWords.deadline_too_late) }
  return null
}

/** Tells the library which files the workshop uses; its picture is public once others see the workshop, its documents never. */
export async function noteFiles({ tx, centerId }: Pick<Call, 'tx' | 'centerId'>, id: string): Promise<void> {
  const row = await tx.selectFrom('workshops').select(['title', 'status', 'audience', 'image_id']).where('id', '=', id).executeTakeFirstOrThrow()
  const isShown = (shownStatuses as readonly WorkshopStatus[]).includes(row.status)
  await syncFileReferences(tx, centerId, { type: 'workshops', id, title: row.title, path: workshopEditAddress(id), shown: false }, [
    ...(row.image_id ? [{ fileId: row.image_id, pointer: '/data/relationships/image', shown: isShown }] : []),
    ...(await keptMaterials(tx, centerId, id)).map((fileId) => ({ fileId, pointer: materialsPointer })),
  ])
}
