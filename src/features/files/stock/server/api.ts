import { NotFound } from '#kernel/http/errors.ts'
import type { CreateOf } from '#kernel/jsonapi/input.ts'
import type { ApiOf } from '#kernel/jsonapi/registry/server/registry.ts'
import type { Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import { stockImage } from '#features/files/model/stock-image.ts'
import { syncFileReferences } from '#features/files/picture/server/picture-uses.ts'
import { sharedFile } from './shared-file.ts'

/** Offers a picture of the library as a stock image; while it is offered it cannot be removed. */
const offerFile: Verb<CreateOf<typeof stockImage>> = async ({ tx, centerId, input, related: { file } }) => {
  await sharedFile(tx, centerId, file ?? null)
  const { id } = await tx
    .insertInto('stock_images')
    .values({
      volunteer_center_id: centerId,
      file_id: file!,
      title_nl: input.titleNl,
      title_en: input.titleEn,
      tags: input.tags ?? [],
      credit: input.credit ?? null,
      license: input.license ?? null,
      source_url: input.sourceUrl ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await syncFileReferences(tx, centerId, { type: 'stock_images', id, title: input.titleNl, path: '/content/stock-images', shown: false }, [{ fileId: file! }])
  return id
}

/** Withdraws a stock image. A tile grid is not offered again; drawings of it stay in the library. */
const withdraw: Verb = async ({ tx, id, centerId }) => {
  const row = await tx.selectFrom('stock_images').select('scene').where('id', '=', id).executeTakeFirst()
  if (!row) throw new NotFound('stock_images', id)
  await syncFileReferences(tx, centerId, { type: 'stock_images', id, title: '', path: '/', shown: false }, [])
  if (row.scene) await tx.updateTable('stock_images').set({ status: 'withdrawn' }).where('id', '=', id).execute()
  else await tx.deleteFrom('stock_images').where('id', '=', id).execute()
  return id
}

export const stockImagesApi: ApiOf<typeof stockImage> = {
  resource: stockImage,
  scopes: { offered: `@.status = 'offered'` },
  list: true,
  get: true,
  create: offerFile,
  createNeeds: ['file'],
  remove: withdraw,
  // Drawn before the transaction begins: `use-route.ts` answers the call.
  memberVerbs: { use: { run: async ({ id }) => id } },
  filters: {
    search: { kind: 'contains', sql: `plain(@.title_nl || ' ' || @.title_en || ' ' || array_to_string(@.tags, ' ')) like plain(:value)` },
    scenes: { kind: 'boolean', about: 'Walls of tiles, not files', sql: '@.scene is not null' },
  },
}
