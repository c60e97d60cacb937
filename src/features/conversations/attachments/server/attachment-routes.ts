import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { AttachmentKind } from '#features/conversations/model/attachment.ts'
import { participationIn } from '#features/conversations/model/server/participation.ts'
import { largestFile } from '#features/uploads/purposes.ts'
import { drawCopies } from '#features/uploads/server/draw-copies.ts'
import { findPdfProblem } from '#features/uploads/server/find-pdf-problem.ts'
import { nameOfFile } from '#features/uploads/server/name-of-file.ts'
import { countUpload, uploadLimiter } from '#features/uploads/server/quota.ts'
import { refuseWhileImpersonating } from '#features/users/model/server/impersonation.ts'
import type { FeatureParts } from '#kernel/feature/server/define-feature.ts'
import { isUuid } from '#kernel/fields/uuid.ts'
import { type SentFile, detectFileType, readForm } from '#kernel/http/bodies/server/read-form.ts'
import { HttpError, Invalid, NotFound, Refused } from '#kernel/http/errors.ts'
import type { Call, Verb } from '#kernel/jsonapi/registry/server/verbs.ts'
import type { ApiRoute } from '#kernel/jsonapi/request/server/api-route.ts'
import { rowWriteHeaders } from '#kernel/jsonapi/request/server/api-request.ts'
import { post } from '#kernel/jsonapi/server/api.ts'
import type { BytesColumns } from '#kernel/storage/server/byte-store.ts'
import { idOf, readable } from '#kernel/jsonapi/server/related.ts'
import { requireRight } from '#kernel/jsonapi/write/server/write.ts'
import { attachmentsApi } from './api.ts'
import { refuseBeyondQuota } from './quota.ts'

type Asking = Pick<Call, 'tx' | 'actor' | 'centerId'>

/**
 * Checks that the actor may add a file: they take part, the conversation is open, and somebody of another side has answered, so
 * that nobody gets pictures from a stranger (domain §3.4).
 * @throws 404, 409 conversation_closed, conversation_blocked, attachment_too_early
 */
async function mayAttach({ tx, actor, centerId }: Asking, conversationId: string): Promise<void> {
  refuseWhileImpersonating(actor)
  if (!isUuid(conversationId)) throw new NotFound('conversations', conversationId)
  const talking = await participationIn({ tx, actor, centerId }, conversationId)
  if (!talking) throw new NotFound('conversations', conversationId)
  // A picture can hold what is masked in words (quality T27).
  if (talking.isRelayed) throw new Refused('relayed_conversation')
  if (talking.status !== 'open') throw new Refused(`conversation_${talking.status}`)
  const { rows } = await sql<{ isAnswered: boolean }>`select exists (select from messages where volunteer_center_id = ${centerId}
    and conversation_id = ${conversationId} and kind = 'text' and side <> ${talking.side}) as "isAnswered"`.execute(tx)
  if (!rows[0]!.isAnswered) throw new Refused('attachment_too_early')
}

type PreparedAttachment = { name: string; kind: AttachmentKind; width: number | null; height: number | null; bytes: number } & BytesColumns

/** In pixels; screens show no more. */
const widest = 1600

/**
 * A picture is encoded again, which removes its location, device and other metadata (ADR 0023). A PDF stays as it is, but one
 * with scripts is refused.
 * @throws 413 too_many_pixels, 422 broken_picture, pdf_with_script, pdf_with_attachment, 503
 */
async function prepareAttachment(
  { db, centerId }: Pick<Call, 'db' | 'centerId'>,
  { name, chunks }: SentFile,
  kind: AttachmentKind,
): Promise<PreparedAttachment> {
  const put = async (content: Buffer) => ({ bytes: content.length, ...(await db.bytes.put(centerId, [content]))[0]! })
  if (kind === 'picture') {
    const drawn = (await drawCopies(chunks, [widest])).at(-1)!
    return { name: nameOfFile(name, 'webp'), kind, width: drawn.width, height: drawn.height, ...(await put(drawn.content)) }
  }
  const content = Buffer.concat(chunks)
  const problem = await findPdfProblem(content)
  if (problem) throw new Invalid([{ code: problem, attribute: 'file' }])
  return { name: nameOfFile(name, 'pdf'), kind, width: null, height: null, ...(await put(content)) }
}

/** POST /conversations/{id}/attachments: a form with one file, which is read, checked and encoded before any transaction begins. */
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
      // Checked before ten megabytes are read, and again when the file is stored.
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
            return await prepareAttachment({ db, centerId }, file, kind)
          },
          verb: storeAttachment(conversationId),
        })
      } finally {
        form.release()
      }
    },
  }
}

/** Stores a file that no message has yet. */
function storeAttachment(conversationId: string): Verb<{}, PreparedAttachment> {
  return async ({ tx, actor, centerId, prepared }) => {
    await mayAttach({ tx, actor, centerId }, conversationId)
    const { id } = await tx
      .insertInto('attachments')
      .values({ volunteer_center_id: centerId, conversation_id: conversationId, user_id: actor.userId, ...prepared })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
}

/**
 * Detects the type from the first bytes, not from the name.
 * @throws 422 missing_file, 415 for anything but a PDF or a picture that we can encode
 */
function kindOfAttachment(file: SentFile | null): { file: SentFile; kind: AttachmentKind } {
  if (!file || file.size === 0) throw new Invalid([{ code: 'missing_file', attribute: 'file' }])
  const { head } = file
  if (head.toString('latin1', 0, 5) === '%PDF-') return { file, kind: 'pdf' }
  const kind = detectFileType(head)
  if (kind === 'heic') throw new HttpError(415, [{ code: 'unsupported_heic', attribute: 'file' }])
  if (kind === 'other') throw new HttpError(415, [{ code: 'unsupported_attachment', attribute: 'file' }])
  return { file, kind: 'picture' }
}

/** Always a download: even if the content claims to be HTML, no browser runs it. */
const headers = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'private, no-cache',
  'x-robots-tag': 'noindex',
}

/** GET /attachments/{id}/file: the file, for everybody who can see its message. */
export const attachmentFileRoute: ApiRoute = {
  method: 'GET',
  path: '/attachments/:id/file',
  run: async (call) => {
    const id = idOf(call)
    await readable(call, 'attachments', async () => await call.one('attachments', id))
    const { centerId } = call.asked
    const found = await call.db.inCenter(
      centerId,
      async (tx) =>
        await tx
          .selectFrom('attachments')
          .select(['name', 'kind', 'content', 'object_key'])
          .where('volunteer_center_id', '=', centerId)
          .where('id', '=', id)
          .executeTakeFirst(),
    )
    if (!found) throw new NotFound('attachments', id)
    const content = await call.db.bytes.get(found)
    const type = found.kind === 'pdf' ? 'application/pdf' : 'image/webp'
    return { headers: { ...headers, etag: `"${id}"` }, file: { name: found.name, type, body: Readable.from([content]) } }
  },
}
