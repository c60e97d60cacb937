import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { PageContent } from '#features/pages/blocks/block.ts'
import { checkContent } from '#features/pages/model/server/check-content.ts'
import { columnsOf, contentOf, readableItem } from '#features/pages/model/server/content-of.ts'
import { pageWritten } from './page-written.ts'
import { withoutRemovedPictures } from '#features/pages/pictures/server/pictures.ts'

/** The number of versions that are kept, besides the published and the scheduled one. */
const maxKept = 60
/** Edits of one person within this many minutes are one version. */
const minutesTogether = 10

type Item = { id: string; last_version: number; live_version: number | null; scheduled_version: number | null }
type Where = { tx: Tx; centerId: string; userId: string | null }

/** Saves the content of a page as a new version, or into the last one by the same person; returns its number. */
export async function saveVersion({ tx, centerId, userId }: Where, item: Item, content: PageContent, isNew = false): Promise<number> {
  const text = JSON.stringify(content)
  const isFixed = item.last_version === item.live_version || item.last_version === item.scheduled_version
  if (!isNew && !isFixed) {
    const { rows } = await sql`update content_versions set content = ${text}::jsonb
      where volunteer_center_id = ${centerId} and content_item_id = ${item.id} and number = ${item.last_version} and author_id = ${userId}
        and created_at > now() - make_interval(mins => ${minutesTogether}) returning number`.execute(tx)
    if (rows.length > 0) return item.last_version
  }
  const number = item.last_version + 1
  await tx
    .insertInto('content_versions')
    .values({ volunteer_center_id: centerId, content_item_id: item.id, number, content: text, author_id: userId })
    .execute()
  await sql`delete from content_versions where volunteer_center_id = ${centerId} and content_item_id = ${item.id} and number <= ${number - maxKept}
    and number <> all(${[item.live_version ?? 0, item.scheduled_version ?? 0]})`.execute(tx)
  return number
}

type Row = Parameters<typeof contentOf>[0] & { id: string; last_version: number; live_version: number | null; scheduled_version: number | null }

/** Writes the content of a page, and saves it as a version. */
export async function writeContent({ tx, centerId, actor }: Pick<Call, 'tx' | 'centerId' | 'actor'>, row: Row, content: PageContent, isNew = false) {
  const number = await saveVersion({ tx, centerId, userId: actor.userId }, row, content, isNew)
  await tx
    .updateTable('content_items')
    .set({ ...columnsOf(content), last_version: number, changed_by: actor.userId })
    .where('id', '=', row.id)
    .execute()
}

/** PUT /content_items/{id}/restore: copies an earlier version into the draft; it is not published by this. */
export const restoreItem: Verb<{ number: number }> = async (call) => {
  const { tx, id, input } = call
  const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const wanted = Math.min(Math.max(0, Math.trunc(input.number)), 1e9)
  const version = await tx.selectFrom('content_versions').select('content').where('content_item_id', '=', id).where('number', '=', wanted).executeTakeFirst()
  if (!version) throw new NotFound('content_items', id)
  // What was valid then may not be now: a slug that another page has, a kind of block that no longer exists.
  const before = contentOf(row)
  const then = checkContent(before, { ...version.content, slugNl: before.slugNl, slugEn: before.slugEn }, { isHome: row.is_home })
  const content = await withoutRemovedPictures(call, then)
  await writeContent(call, row, content, true)
  await pageWritten(call, id, ['pictures', 'links'], { action: 'content_item.restored' })
  return id
}

/** The numbers and authors of a page's versions. */
export const versionsRoute: ApiRoute = {
  method: 'GET',
  path: '/content_items/:id/versions',
  run: async (call) => {
    const { id } = await readableItem(call)
    const { rows } = await call.db.inCenter(
      call.asked.centerId,
      async (tx) =>
        await sql`select v.number, coalesce(full_name(u.first_name, u.last_name), '') as by, v.created_at as at
          from content_versions v left join users u on u.id = v.author_id
          where v.volunteer_center_id = ${call.asked.centerId} and v.content_item_id = ${id} order by v.number desc limit 60`.execute(tx),
    )
    return { document: { meta: { versions: JSON.parse(JSON.stringify(rows)) as never } } }
  },
}

/** The content of one version. */
export const versionRoute: ApiRoute = {
  method: 'GET',
  path: '/content_items/:id/versions/:number',
  run: async (call) => {
    const { id } = await readableItem(call)
    const number = Number((call.request.params as { number: string }).number.slice(0, 12))
    const version = await call.db.inCenter(
      call.asked.centerId,
      async (tx) =>
        await tx
          .selectFrom('content_versions')
          .select('content')
          .where('content_item_id', '=', id)
          .where('number', '=', Number.isSafeInteger(number) ? Math.min(Math.max(number, 0), 1e9) : 0)
          .executeTakeFirst(),
    )
    if (!version) throw new NotFound('content_items', id)
    return { document: { meta: { content: version.content as never } } }
  },
}
