import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { readForm } from '#kernel/http/bodies/server/read-form.ts'
import { post } from '#kernel/jsonapi/server/api.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/write-headers.ts'
import { idOf } from '#kernel/jsonapi/server/readable.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { countUpload, uploadLimiter } from '#features/uploads/server/quota.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { attachmentsApi } from './api.ts'
import { storeAttachment } from './store-attachment.ts'
import { kindOfAttachment } from './kind-of-attachment.ts'
import { mayAttach } from './may-attach.ts'
import { prepareAttachment } from './prepare-attachment.ts'
import { refuseBeyondQuota } from './quota.ts'

/** POST /conversations/{id}/attachments: a form with one file. It is read, looked through and drawn before any transaction begins. */
export function attachRoute({ config }: FeatureParts): ApiRoute {
  const limiter = uploadLimiter()
  return {
    method: 'POST',
    path: '/conversations/:id/attachments',
    counts: rowWriteHeaders,
    parameters: 'query',
    takesFile: true,
    run: async (call) => {
      requireRight(call, 'attachments', 'create')
      const conversationId = idOf(call)
      const { actor } = call.request
      // Before ten megabytes are taken in, and once more when the file is kept.
      await call.db.inCenter(call.asked.centerId, async (tx) => await mayAttach({ tx, actor, centerId: call.asked.centerId }, conversationId))
      if (config.rateLimits) await countUpload(limiter, actor.userId!)
      const form = await readForm(call.request, { maxFileSize: largestFile, names: [] })
      try {
        const { file, kind } = kindOfAttachment(form.file)
        call.take(Object.fromEntries(form.fields), file.sha256)
        return await post(call, {
          api: attachmentsApi,
          fields: {},
          prepare: async ({ db, centerId }) => {
            await refuseBeyondQuota(db, centerId, actor.userId!)
            return await prepareAttachment(file, kind)
          },
          verb: storeAttachment(conversationId),
        })
      } finally {
        form.release()
      }
    },
  }
}
