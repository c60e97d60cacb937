import { type Purpose, largestFile, purposes } from '#features/uploads/purposes.ts'
import { sentWithFile } from '#features/uploads/upload.ts'
import type { Actor } from '#kernel/access/actor.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { type SentFile, detectFileType, readForm } from '#kernel/http/bodies/server/read-form.ts'
import { HttpError, Invalid } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { post } from '#kernel/jsonapi/server/api.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { type PutCopy, addressCopies, drawCopies, putCopies } from './draw-copies.ts'
import { uploadsApi } from './api.ts'
import { countUpload, refuseBeyondQuota, uploadLimiter } from './quota.ts'

type Stored = Pick<Call, 'tx' | 'centerId'> & {
  actor: Pick<Actor, 'userId'>
  purpose: Purpose
  alt: string | null
  copies: readonly PutCopy[]
  /** The import that brings it. */
  operationId?: string
}

/** Stores a picture with its copies. Returns its id. */
export async function storeUpload({ tx, centerId, actor, purpose, alt, copies, operationId }: Stored): Promise<string> {
  const { pictures, bytes, rows } = addressCopies('uploads', copies)
  const { id } = await tx
    .insertInto('uploads')
    .values({
      volunteer_center_id: centerId,
      user_id: actor.userId,
      purpose,
      alt,
      pictures: JSON.stringify(pictures),
      bytes,
      operation_id: operationId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('upload_copies')
    .values(rows.map((row) => ({ volunteer_center_id: centerId, upload_id: id, ...row })))
    .execute()
  return id
}

const createUpload: Verb<{ purpose: Purpose; alt?: string | null }, PutCopy[]> = async (call) =>
  await storeUpload({ ...call, purpose: call.input.purpose, alt: call.input.alt ?? null, copies: call.prepared })

/** POST /uploads: a form with one file. It is read, drawn and put away before the transaction begins. */
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
            return await putCopies(db, centerId, await drawCopies(file.chunks, purposes[input.purpose].widths))
          },
          verb: createUpload,
        })
      } finally {
        form.release()
      }
    },
  }
}

/** @throws 422 missing_file, 415 for a type that is not supported */
function judge(file: SentFile | null): SentFile {
  if (!file || file.size === 0) throw new Invalid([{ code: 'missing_file', attribute: 'file' }])
  refuseOtherTypes(file.head)
  return file
}

/** @throws 415 for a type that is not supported, by the first bytes of a file */
export function refuseOtherTypes(head: Buffer): void {
  const kind = detectFileType(head)
  if (kind === 'heic') throw new HttpError(415, [{ code: 'unsupported_heic', attribute: 'file' }])
  if (kind === 'other') throw new HttpError(415, [{ code: 'unsupported_picture', attribute: 'file' }])
}
