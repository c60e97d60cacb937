import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { readForm } from '#kernel/http/server/read-form.ts'
import { post } from '#kernel/jsonapi/server/api.ts'
import type { ApiRoute } from '#kernel/jsonapi/server/api-route.ts'
import { ofRows } from '#kernel/jsonapi/server/counted-headers.ts'
import { requireRight } from '#kernel/jsonapi/server/write.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { countTry } from '#features/uploads/server/quota.ts'
import { filesApi } from './api.ts'
import { judgeFile } from './judge-file.ts'
import { keepFile } from './keep.ts'
import { prepareFile } from './prepare-file.ts'
import { refuseWithoutRoom, triesOfLibrary } from './room.ts'

/** POST /files: a form with one file. It is read, looked through and drawn before any transaction begins. */
export function sendRoute({ config }: FeatureParts): ApiRoute {
  const limiter = triesOfLibrary()
  return {
    method: 'POST',
    path: '/files',
    counts: ofRows,
    parameters: 'query',
    takesFile: true,
    run: async (call) => {
      requireRight(call, 'files', 'create')
      if (config.rateLimits) await countTry(limiter, call.request.actor.userId!)
      const form = await readForm(call.request, { largest: largestFile, names: [] })
      try {
        const { file, kind } = judgeFile(form.file)
        call.take(Object.fromEntries(form.fields), file.sha256)
        return await post(call, {
          api: filesApi,
          fields: {},
          prepare: async ({ db, centerId }) => {
            await refuseWithoutRoom(db, centerId, file.size)
            return await prepareFile(file, kind)
          },
          verb: keepFile,
        })
      } finally {
        form.letGo()
      }
    },
  }
}
