import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { readForm, type SentFile } from '#kernel/http/bodies/server/read-form.ts'
import { post } from '#kernel/jsonapi/server/api.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/write-headers.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { largestFile, purposes } from '#features/uploads/purposes.ts'
import { sentWithFile } from '#features/uploads/upload.ts'
import { uploadsApi } from './api.ts'
import { drawCopies } from './draw-copies.ts'
import { storeUpload } from './store-upload.ts'
import { detectFileType } from '#kernel/http/bodies/server/detect-file-type.ts'
import { countUpload, refuseBeyondQuota, uploadLimiter } from './quota.ts'

/** POST /uploads: a form with one file. It is read and drawn before any transaction begins. */
export function uploadRoute({ config }: FeatureParts): ApiRoute {
  const limiter = uploadLimiter()
  return {
    method: 'POST',
    path: '/uploads',
    counts: rowWriteHeaders,
    parameters: 'query',
    takesFile: true,
    run: async (call) => {
      requireRight(call, 'uploads', 'create')
      const userId = call.request.actor.userId!
      if (config.rateLimits) await countUpload(limiter, userId)
      const form = await readForm(call.request, { maxFileSize: largestFile, names: Object.keys(sentWithFile) })
      try {
        const file = judge(form.file)
        call.take(Object.fromEntries(form.fields), file.sha256)
        return await post(call, {
          api: uploadsApi,
          fields: sentWithFile,
          prepare: async ({ db, centerId, input }) => {
            await refuseBeyondQuota(db, centerId, userId)
            return await drawCopies(file.chunks, purposes[input.purpose].widths)
          },
          verb: storeUpload,
        })
      } finally {
        form.release()
      }
    },
  }
}

/** @throws 422 missing_file, 415 for what is no picture that we draw */
function judge(file: SentFile | null): SentFile {
  if (!file || file.size === 0) throw new Invalid([{ code: 'missing_file', attribute: 'file' }])
  const kind = detectFileType(file.head)
  if (kind === 'heic') throw new HttpError(415, [{ code: 'unsupported_heic', attribute: 'file' }])
  if (kind === 'other') throw new HttpError(415, [{ code: 'unsupported_picture', attribute: 'file' }])
  return file
}
