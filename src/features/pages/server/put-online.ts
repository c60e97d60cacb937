import { sql } from 'kysely'
import type { Tx } from '#kernel/db/server/database.ts'
import type { PageContent } from '#features/pages/block.ts'

type Where = { tx: Tx; centerId: string }

/** A version of a page is what everybody reads from now on, at its address; the addresses that it had lead there. */
export async function putOnline({ tx, centerId }: Where, id: string, number: number): Promise<void> {
  const { content } = await tx
    .selectFrom('content_versions')
    .select('content')
    .where('content_item_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await sql`insert into published_pages (volunteer_center_id, content_item_id, content) values (${centerId}, ${id}, ${JSON.stringify(content)}::jsonb)
    on conflict (volunteer_center_id, content_item_id) do update set content = excluded.content, published_at = now()`.execute(tx)
  for (const slug of slugsOf(content))
    await sql`insert into page_slugs (volunteer_center_id, slug, content_item_id) values (${centerId}, ${slug}, ${id})
      on conflict (volunteer_center_id, slug) do update set content_item_id = excluded.content_item_id, created_at = now()`.execute(tx)
  await sql`update content_items set status = 'published', live_version = ${number}, published_at = now(), scheduled_version = null, publish_at = null
    where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
}

/** Its addresses stay its own, for when it comes back. */
export async function takeOffline({ tx, centerId }: Where, id: string, status: 'draft' | 'archived'): Promise<void> {
  await sql`delete from published_pages where volunteer_center_id = ${centerId} and content_item_id = ${id}`.execute(tx)
  await sql`update content_items set status = ${status}, live_version = null, scheduled_version = null, publish_at = null
    where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
}

const slugsOf = ({ slugNl, slugEn }: PageContent): Set<string> => new Set([slugNl, slugEn || slugNl])
