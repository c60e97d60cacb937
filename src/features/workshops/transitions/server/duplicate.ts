import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { copyOf } from '#kernel/db/copy-row.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { workshop } from '#features/workshops/model/workshop.ts'
import { keptMaterials, writeMaterials } from '#features/workshops/writing/server/materials.ts'
import { noteFiles } from '#features/workshops/writing/server/write-workshop.ts'

/** What a copy begins without: its sessions are chosen anew, and what happened to the other did not happen to it. */
const notCopied = [
  'slug',
  'registrationDeadline',
  'deadlineAt',
  'firstStartsAt',
  'lastEndsAt',
  'status',
  'statusSince',
  'publishedAt',
  'cancelledReason',
  'isTooFew',
  'completedAt',
  'createdAt',
  'updatedAt',
] as const

/** PUT /workshops/{id}/duplicate: a draft with the same words, places and documents, without sessions. */
export const duplicateWorkshop: Verb = async (call) => {
  const { tx, id, centerId, actor } = call
  const row = await tx.selectFrom('workshops').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const made = await tx
    .insertInto('workshops')
    .values({ ...copyOf(workshop, row, { without: notCopied }), volunteer_center_id: centerId, slug: row.slug } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  const materials = await keptMaterials(tx, centerId, id)
  if (materials.length > 0)
    await writeMaterials(
      call,
      made.id,
      materials.map((file) => ({ id: file })),
    )
  await noteFiles(call, made.id)
  writeAuditEvent(tx, { centerId, actor }, { action: 'workshop.created', subjectType: 'workshops', subjectId: made.id, to: 'draft' })
  return made.id
}
