import { hasRole } from '#kernel/access/actor.ts'
import { centerReaders } from '#kernel/access/role-sets.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { copyOf } from '#kernel/db/copy-row.ts'
import { Forbidden } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { activity } from '#features/activities/model/activity.ts'
import { placeColumns } from '#features/activities/writing/server/write-activity.ts'

/** What a copy begins without: its dates are chosen anew, and what happened to the other did not happen to it. */
const notCopied = [
  'slug',
  'firstDay',
  'lastDay',
  'rule',
  'exdates',
  'firstStartsAt',
  'lastEndsAt',
  'timezone',
  'seriesId',
  'uid',
  'sequence',
  'status',
  'statusSince',
  'publishedAt',
  'cancelledReason',
] as const

/** PUT /activities/{id}/duplicate: a draft with the same words and times of day, without a day. */
export const duplicateActivity: Verb = async ({ tx, id, centerId, actor }) => {
  const row = await tx.selectFrom('activities').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const own = row.organization_id !== null && actor.organizationIds.includes(row.organization_id)
  if (!own && !hasRole(actor, centerReaders)) throw new Forbidden()
  const made = await tx
    .insertInto('activities')
    .values({
      ...copyOf(activity, row, { without: notCopied }),
      volunteer_center_id: centerId,
      organization_id: row.organization_id,
      slug: row.slug,
      ...placeColumns(row.location),
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow()
  writeAuditEvent(tx, { centerId, actor }, { action: 'activity.created', subjectType: 'activities', subjectId: made.id, to: 'draft' })
  return made.id
}
