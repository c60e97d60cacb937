import { refuseOther, replaceFile } from '#features/files/edit/server/verbs.ts'
import { libraryFile } from '#features/files/model/file.ts'
import { prepareFile, storeFile, validateFile } from '#features/files/storage/server/keep-file.ts'
import { libraryUploadLimiter, refuseOverStorageQuota } from '#features/files/storage/server/storage-quota.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { countUpload } from '#features/uploads/server/quota.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { readForm } from '#kernel/http/bodies/server/read-form.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { changeOnceFor, post } from '#kernel/jsonapi/server/api.ts'
import { idOf } from '#kernel/jsonapi/server/related.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { filesApi } from './api.ts'

/** POST /files: a form with one file. It is read, validated and drawn before the transaction begins. */
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
            return await prepareFile({ db, centerId }, file, kind)
          },
          verb: storeFile,
        })
      } finally {
        form.release()
      }
    },
  }
}

/** PUT /files/{id}/replace: a form with one file, of the same kind as the old one. */
export function replaceRoute({ config }: FeatureParts): ApiRoute {
  const limiter = libraryUploadLimiter()
  return {
    method: 'PUT',
    path: '/files/:id/replace',
    counts: rowWriteHeaders,
    parameters: 'query',
    takesFile: true,
    run: async (call) => {
      requireRight(call, 'files', 'replace')
      if (config.rateLimits) await countUpload(limiter, call.request.actor.userId!)
      const form = await readForm(call.request, { maxFileSize: largestFile, names: [] })
      try {
        const { file, kind } = validateFile(form.file)
        call.take(Object.fromEntries(form.fields), file.sha256)
        return await changeOnceFor(
          call,
          { id: idOf(call), ability: 'replace', kind: 'action' },
          {
            api: filesApi,
            // In the address: a field beside the file would change the idempotency hash.
            inQuery: true,
            fields: libraryFile.memberVerbs.replace,
            prepare: async ({ db, centerId, id }) => {
              const before = await db.inCenter(
                centerId,
                async (tx) => await tx.selectFrom('files').select(['kind', 'status']).where('id', '=', id).executeTakeFirstOrThrow(),
              )
              refuseOther(before, kind === 'pdf' ? 'document' : 'picture')
              await refuseOverStorageQuota(db, centerId, file.size)
              return await prepareFile({ db, centerId }, file, kind)
            },
            verb: replaceFile,
          },
        )
      } finally {
        form.release()
      }
    },
  }
}
