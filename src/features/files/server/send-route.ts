import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { readForm } from '#kernel/http/bodies/server/read-form.ts'
import { post } from '#kernel/jsonapi/server/api.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/write-headers.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { countUpload } from '#features/uploads/server/quota.ts'
import { filesApi } from './api.ts'
import { validateFile } from '#features/files/storage/server/validate-file.ts'
import { storeFile } from '#features/files/storage/server/store-file.ts'
import { prepareFile } from '#features/files/storage/server/prepare-file.ts'
import { refuseOverStorageQuota, libraryUploadLimiter } from '#features/files/storage/server/storage-quota.ts'

/** POST /files: a form with one file. It is read, looked through and drawn before any transaction begins. */
export function sendRoute({ config }: FeatureParts): ApiRoute {
  const limiter = libraryUploadLimiter()
  return {
    method: 'POST',
    path: '/files',
    counts: rowWriteHeaders,
    parameters: 'query',
    takesFile: true,
    run: async (call) => {
      requireRight(call, 'files', 'create')
      if (config.rateLimits) await countUpload(limiter, call.request.actor.userId!)
      const form = await readForm(call.request, { maxFileSize: largestFile, names: [] })
      try {
        const { file, kind } = validateFile(form.file)
        call.take(Object.fromEntries(form.fields), file.sha256)
        return await post(call, {
          api: filesApi,
          fields: {},
          prepare: async ({ db, centerId }) => {
            await refuseOverStorageQuota(db, centerId, file.size)
            return await prepareFile(file, kind)
          },
          verb: storeFile,
        })
      } finally {
        form.release()
      }
    },
  }
}
