import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { PageContent } from '#features/pages/block.ts'

/** So many versions can be gone back to, beside those that are online or will be. */
const mostKept = 60
/** What somebody writes in one go is one version. */
const minutesTogether = 10

type Item = { id: string; last_version: number; live_version: number | null; scheduled_version: number | null }
type Where = { tx: Tx; centerId: string; userId: string | null }

/** Keeps what a page says now, as a new version or as the last one of the same hand; answers its number. */
export async function keepVersion({ tx, centerId, userId }: Where, item: Item, content: PageContent, isNew = false): Promise<number> {
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
  await sql`delete from content_versions where volunteer_center_id = ${centerId} and content_item_id = ${item.id} and number <= ${number - mostKept}
    and number <> all(${[item.live_version ?? 0, item.scheduled_version ?? 0]})`.execute(tx)
  return number
}
