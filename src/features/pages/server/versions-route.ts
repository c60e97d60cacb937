import { sql } from 'kysely'
import { NotFound } from '#kernel/http/errors.ts'
import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { requireRight } from '#kernel/jsonapi/server/write.ts'
import { signDraft } from './preview-token.ts'
import { seenItem } from './seen-item.ts'

const type = 'content_items'

/** The numbers and hands of what a page said before. */
export const versionsRoute: ApiRoute = {
  method: 'GET',
  path: '/content_items/:id/versions',
  run: async (call) => {
    const { id } = await seenItem(call)
    const { rows } = await call.db.inCenter(
      call.asked.centerId,
      async (tx) =>
        await sql`select v.number, coalesce(trim(u.first_name || ' ' || u.last_name), '') as by, v.created_at as at
          from content_versions v left join users u on u.id = v.author_id
          where v.volunteer_center_id = ${call.asked.centerId} and v.content_item_id = ${id} order by v.number desc limit 60`.execute(tx),
    )
    return { document: { meta: { versions: JSON.parse(JSON.stringify(rows)) as never } } }
  },
}

/** What it said in one of them. */
export const versionRoute: ApiRoute = {
  method: 'GET',
  path: '/content_items/:id/versions/:number',
  run: async (call) => {
    const { id } = await seenItem(call)
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

/** POST /content_items/{id}/preview: a link for who may look along while it is written. */
export const previewRoute: ApiRoute = {
  method: 'POST',
  path: '/content_items/:id/preview',
  run: async (call) => {
    requireRight(call, type, 'preview')
    const { id } = await seenItem(call)
    return { document: { meta: { preview: signDraft(call.secretKey, call.asked, id) } } }
  },
}
