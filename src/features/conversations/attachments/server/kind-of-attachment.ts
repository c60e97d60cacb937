import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { detectFileType } from '#kernel/http/bodies/server/detect-file-type.ts'
import type { SentFile } from '#kernel/http/bodies/server/read-form.ts'
import type { AttachmentKind } from '#features/conversations/model/attachment.ts'

/**
 * What a file is by its first bytes, whatever it is called.
 * @throws 422 missing_file, 415 for what is no PDF and no picture that we draw
 */
export function kindOfAttachment(file: SentFile | null): { file: SentFile; kind: AttachmentKind } {
  if (!file || file.size === 0) throw new Invalid([{ code: 'missing_file', attribute: 'file' }])
  const { head } = file
  if (head.toString('latin1', 0, 5) === '%PDF-') return { file, kind: 'pdf' }
  const kind = detectFileType(head)
  if (kind === 'heic') throw new HttpError(415, [{ code: 'unsupported_heic', attribute: 'file' }])
  if (kind === 'other') throw new HttpError(415, [{ code: 'unsupported_attachment', attribute: 'file' }])
  return { file, kind: 'picture' }
}
