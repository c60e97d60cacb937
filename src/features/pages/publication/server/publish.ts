import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { jsonText } from '#kernel/db/server/json-text.ts'
import { Invalid, Refused } from '#kernel/http/errors.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { Planned } from '#features/publishing/server/by-the-clock.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { checkWhole, issue } from '#features/pages/model/server/check-content.ts'
import { contentOf } from '#features/pages/model/server/content-of.ts'
import { pageWritten } from '#features/pages/versions/server/page-written.ts'
import { refuseTaken } from '#features/pages/model/server/taken-slugs.ts'

/** @throws for the home page and required pages, which cannot be unpublished */
function refuseStanding(row: { is_home: boolean; stands_as: string | null }): void {
  if (row.is_home) throw new Refused('home_stays')
  if (row.stands_as) throw new Refused('standing_stays')
}

/** PUT /content_items/{id}/publish: publishes the current draft, now or at a time in the future. */
export const publishItem: Verb<{ publishAt?: string | null }> = async (call) => {
  const { tx, id, input, now } = call
  const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const content = contentOf(row)
  checkWhole(content)
  await refuseTaken(call, id, content)
  const at = input.publishAt ? new Date(input.publishAt) : null
  if (at && at <= now) throw new Invalid([issue('in_the_past', 'publishAt')])
  if (!at) {
    await putOnline(call, id, row.last_version)
    await pageWritten(call, id, ['visibility'], { action: 'content_item.published', from: row.status, to: 'published' })
    return id
  }
  await tx
    .updateTable('content_items')
    .set({ scheduled_version: row.last_version, publish_at: at, ...(row.live_version === null && { status: 'scheduled' as const }) })
    .where('id', '=', id)
    .execute()
  await pageWritten(call, id, ['pictures'], { action: 'content_item.scheduled', from: row.status, to: 'scheduled' })
  return id
}

/** PUT /content_items/{id}/unpublish: takes the page off the site and cancels a scheduled version. */
export const unpublishItem: Verb = async (call) => {
  const { tx, id } = call
  const row = await tx
    .selectFrom('content_items')
    .select(['status', 'is_home', 'stands_as', 'live_version', 'publish_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (row.live_version === null && row.publish_at === null) throw new Refused('not_published')
  refuseStanding(row)
  await takeOffline(call, id, 'draft')
  await pageWritten(call, id, ['visibility'], { action: 'content_item.unpublished', from: row.status, to: 'draft' })
  return id
}

/** PUT /content_items/{id}/unschedule: cancels the scheduled version; what is published stays. */
export const unscheduleItem: Verb = async (call) => {
  const { tx, id } = call
  const row = await tx.selectFrom('content_items').select(['status', 'live_version', 'publish_at']).where('id', '=', id).executeTakeFirstOrThrow()
  if (row.publish_at === null) throw new Refused('not_scheduled')
  const status = row.live_version === null ? 'draft' : 'published'
  await tx.updateTable('content_items').set({ scheduled_version: null, publish_at: null, status }).where('id', '=', id).execute()
  await pageWritten(call, id, ['pictures'], { action: 'content_item.unscheduled', from: 'scheduled', to: status })
  return id
}

/** DELETE /content_items/{id}: removes it from the site and the list; its versions stay. */
export const removeItem: Verb = async (call) => {
  const { tx, id } = call
  const row = await tx.selectFrom('content_items').select(['status', 'is_home', 'stands_as']).where('id', '=', id).executeTakeFirstOrThrow()
  refuseStanding(row)
  await takeOffline(call, id, 'archived')
  await pageWritten(call, id, ['visibility'], { action: 'content_item.removed', from: row.status, to: 'archived' })
  return id
}

/** Publishes scheduled versions when their time has come. */
export const plannedPages: Planned = {
  type: 'content_items',
  takeSteps: async (tx, centerId, now) => {
    const due = await tx
      .selectFrom('content_items')
      .select(['id', 'scheduled_version', 'status'])
      .where('volunteer_center_id', '=', centerId)
      .where('publish_at', '<=', now)
      .where('status', '<>', 'archived')
      .orderBy('id')
      .forUpdate()
      .skipLocked()
      .execute()
    for (const { id, scheduled_version: number } of due) await putOnline({ tx, centerId }, id, number!)
    return due.map(({ id, status: from }) => ({ id, step: { action: 'content_item.published', from, to: 'published' } }))
  },
}

type Where = { tx: Tx; centerId: string }

/** Publishes a version of a page at its address; its former addresses redirect there. */
export async function putOnline({ tx, centerId }: Where, id: string, number: number): Promise<void> {
  const { content } = await tx
    .selectFrom('content_versions')
    .select('content')
    .where('content_item_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await sql`insert into published_pages (volunteer_center_id, content_item_id, content) values (${centerId}, ${id}, ${jsonText(content)}::jsonb)
    on conflict (volunteer_center_id, content_item_id) do update set content = excluded.content, published_at = now()`.execute(tx)
  for (const slug of slugsOf(content))
    await sql`insert into page_slugs (volunteer_center_id, slug, content_item_id) values (${centerId}, ${slug}, ${id})
      on conflict (volunteer_center_id, slug) do update set content_item_id = excluded.content_item_id, created_at = now()`.execute(tx)
  await sql`update content_items set status = 'published', live_version = ${number}, published_at = now(), scheduled_version = null, publish_at = null
    where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
}

/** The page keeps its addresses, for when it is published again. */
export async function takeOffline({ tx, centerId }: Where, id: string, status: 'draft' | 'archived'): Promise<void> {
  await sql`delete from published_pages where volunteer_center_id = ${centerId} and content_item_id = ${id}`.execute(tx)
  await sql`update content_items set status = ${status}, live_version = null, scheduled_version = null, publish_at = null
    where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
}

const slugsOf = ({ slugNl, slugEn }: PageContent): Set<string> => new Set([slugNl, slugEn || slugNl])
