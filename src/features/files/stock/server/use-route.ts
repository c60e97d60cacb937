import { createHash } from 'node:crypto'
import { fileWidths } from '#features/files/model/file.ts'
import { type SceneName, scenes } from '#features/files/model/stock-scenes.ts'
import { type PreparedFile, insertFile } from '#features/files/storage/server/keep-file.ts'
import { libraryUploadLimiter, refuseOverStorageQuota } from '#features/files/storage/server/storage-quota.ts'
import { themeOf } from '#features/settings/look/server/theme-of.ts'
import { drawCopies, putCopies } from '#features/uploads/server/draw-copies.ts'
import { countUpload } from '#features/uploads/server/quota.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import type { Prepare, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { changeOnceFor } from '#kernel/jsonapi/server/api.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { stockImagesApi } from './api.ts'
import { drawScene } from './draw-scene.ts'

type Drawn = { drawnIn: string; file: PreparedFile } | null

/** PUT /stock_images/{id}/use: copies a stock image into the library of the center, drawn in its colours; `meta.fileId` is the new file. */
export function useRoute({ config }: FeatureParts): ApiRoute {
  const limiter = libraryUploadLimiter()
  return {
    method: 'PUT',
    path: '/stock_images/:id/use',
    counts: rowWriteHeaders,
    parameters: 'query',
    run: async (call) => {
      const { tenant, actor } = call.request
      if (config.rateLimits && actor.userId) await countUpload(limiter, actor.userId)
      const prepare: Prepare<{}, Drawn> = async ({ db, centerId, id }) => {
        const row = await db.inCenter(
          centerId,
          async (tx) => await tx.selectFrom('stock_images').select(['scene', 'drawn_in', 'file_id']).where('id', '=', id).executeTakeFirst(),
        )
        if (!row?.scene) return null
        const scene = row.scene as SceneName
        const svg = Buffer.from(await drawScene(scene, await themeOf(db, tenant, centerId)))
        const sum = createHash('sha256').update(svg)
        const drawnIn = sum.copy().digest('hex').slice(0, 16)
        if (row.drawn_in === drawnIn && row.file_id) return null
        await refuseOverStorageQuota(db, centerId, 0)
        const copies = await putCopies(db, centerId, await drawCopies([svg], fileWidths, { from: 'drawing' }))
        const { title, alt } = scenes[scene]
        const bytes = copies.at(-1)!.size
        return { drawnIn, file: { name: `${title.nl}.webp`, kind: 'picture', bytes, sha256: sum.digest(), copies, words: { alt_nl: alt.nl, alt_en: alt.en } } }
      }
      return await changeOnceFor(call, { id: idOf(call), ability: 'use', kind: 'action' }, { api: stockImagesApi, fields: {}, prepare, verb: useStock })
    },
  }
}

const useStock: Verb<{}, Drawn> = async ({ tx, id, centerId, actor, prepared }) => {
  const row = await tx.selectFrom('stock_images').select(['file_id']).where('id', '=', id).executeTakeFirstOrThrow()
  let fileId = row.file_id
  if (prepared) {
    fileId = await insertFile(tx, { centerId, userId: actor.userId }, prepared.file)
    await tx.updateTable('stock_images').set({ file_id: fileId, drawn_in: prepared.drawnIn }).where('id', '=', id).execute()
  } else if (fileId)
    await tx
      .updateTable('files')
      .set({ status: 'kept', removed_at: null })
      .where('volunteer_center_id', '=', centerId)
      .where('id', '=', fileId)
      .where('status', '=', 'removed')
      .execute()
  return { id, meta: { fileId } }
}
