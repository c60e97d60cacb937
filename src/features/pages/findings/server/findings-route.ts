import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { picturesIn } from '#features/pages/blocks/pictures-in.ts'
import { contentOf } from '#features/pages/model/server/content-of.ts'
import { deadLinks } from './dead-links.ts'
import { knownPictures } from '#features/files/picture/server/pictures-of.ts'
import { readableItem } from '#features/pages/model/server/readable-item.ts'

/** GET /content_items/{id}/findings: the links of a page that lead to nothing, and its pictures with their words. */
export const findingsRoute: ApiRoute = {
  method: 'GET',
  path: '/content_items/:id/findings',
  run: async (call) => {
    const { id } = await readableItem(call)
    const { centerId } = call.asked
    const meta = await call.db.inCenter(centerId, async (tx) => {
      const row = await tx.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      const ids = picturesIn(contentOf(row)).map(({ fileId }) => fileId)
      return { dead: await deadLinks({ tx, centerId }, id), pictures: await knownPictures(tx, centerId, ids) }
    })
    return { document: { meta } }
  },
}
