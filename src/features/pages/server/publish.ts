import { trace } from '#kernel/audit/server/trace.ts'
import { Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/server/verbs.ts'
import { checkContent, checkWhole, issue } from './check-content.ts'
import { contentOf } from './content-of.ts'
import { countDeadLinks } from './dead-links.ts'
import { keepPictures, withoutGonePictures } from './keep-pictures.ts'
import { putOnline, takeOffline } from './put-online.ts'
import { refuseTaken, writeContent } from './write-item.ts'

/** The home page, and those that every public site must have. */
function refuseStanding(row: { is_home: boolean; stands_as: string | null }): void {
  if (row.is_home) throw new Refused('home_stays')
  if (row.stands_as) throw new Refused('standing_stays')
}

const subject = (id: string) => ({ subjectType: 'content_items', subjectId: id })

/** PUT /content_items/{id}/publish: now, or at a moment to come, as it stands now. */
export const publishItem: Verb<{ publishAt?: string | null }> = async (call) => {
  const { tx, centerId, actor, id, input, now } = call
  const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const content = contentOf(row)
  checkWhole(content)
  await refuseTaken(call, id, content)
  const at = input.publishAt ? new Date(input.publishAt) : null
  if (at && at <= now) throw new Invalid([issue('in_the_past', 'publishAt')])
  if (!at) {
    await putOnline(call, id, row.last_version)
    await keepPictures(call, id)
    await countDeadLinks(call, null)
    trace(tx, { centerId, actor }, { action: 'content_item.published', ...subject(id), from: row.status, to: 'published' })
    return id
  }
  await tx
    .updateTable('content_items')
    .set({ scheduled_version: row.last_version, publish_at: at, ...(row.live_version === null && { status: 'scheduled' as const }) })
    .where('id', '=', id)
    .execute()
  await keepPictures(call, id)
  trace(tx, { centerId, actor }, { action: 'content_item.scheduled', ...subject(id), from: row.status, to: 'scheduled' })
  return id
}

/** PUT /content_items/{id}/unpublish: nobody reads it any more, and what was to come does not come. */
export const unpublishItem: Verb = async (call) => {
  const { tx, centerId, actor, id } = call
  const row = await tx
    .selectFrom('content_items')
    .select(['status', 'is_home', 'stands_as', 'live_version', 'publish_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.live_version === null && row.publish_at === null) throw new Refused('not_published')
  refuseStanding(row)
  await takeOffline(call, id, 'draft')
  await keepPictures(call, id)
  await countDeadLinks(call, null)
  trace(tx, { centerId, actor }, { action: 'content_item.unpublished', ...subject(id), from: row.status, to: 'draft' })
  return id
}

/** PUT /content_items/{id}/unschedule: what was to come does not come; what everybody reads stays. */
export const unscheduleItem: Verb = async (call) => {
  const { tx, centerId, actor, id } = call
  const row = await tx.selectFrom('content_items').select(['status', 'live_version', 'publish_at']).where('id', '=', id).executeTakeFirstOrThrow()
  if (row.publish_at === null) throw new Refused('not_scheduled')
  const status = row.live_version === null ? 'draft' : 'published'
  await tx.updateTable('content_items').set({ scheduled_version: null, publish_at: null, status }).where('id', '=', id).execute()
  await keepPictures(call, id)
  trace(tx, { centerId, actor }, { action: 'content_item.unscheduled', ...subject(id), from: 'scheduled', to: status })
  return id
}

/** PUT /content_items/{id}/restore: an earlier version is what is being written; to be read it must be published. */
export const restoreItem: Verb<{ number: number }> = async (call) => {
  const { tx, centerId, actor, id, input } = call
  const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const wanted = Math.min(Math.max(0, Math.trunc(input.number)), 1e9)
  const version = await tx.selectFrom('content_versions').select('content').where('content_item_id', '=', id).where('number', '=', wanted).executeTakeFirst()
  if (!version) throw new NotFound('content_items', id)
  // What was right then may not be now: an address that is somebody else's, a kind of block that is gone.
  const before = contentOf(row)
  const then = checkContent(before, { ...version.content, slugNl: before.slugNl, slugEn: before.slugEn }, { isHome: row.is_home })
  const content = await withoutGonePictures(call, then)
  await writeContent(call, row, content, true)
  await keepPictures(call, id)
  await countDeadLinks(call, id)
  trace(tx, { centerId, actor }, { action: 'content_item.restored', ...subject(id) })
  return id
}

/** DELETE /content_items/{id}: gone from the site and from the list; its versions stay. */
export const removeItem: Verb = async (call) => {
  const { tx, centerId, actor, id } = call
  const row = await tx.selectFrom('content_items').select(['status', 'is_home', 'stands_as']).where('id', '=', id).executeTakeFirstOrThrow()
  refuseStanding(row)
  await takeOffline(call, id, 'archived')
  await keepPictures(call, id)
  await countDeadLinks(call, null)
  trace(tx, { centerId, actor }, { action: 'content_item.removed', ...subject(id), from: row.status, to: 'archived' })
  return id
}
