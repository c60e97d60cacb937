import { HttpError, Invalid } from '#kernel/http/errors.ts'
import { detectFileType } from '#kernel/http/bodies/server/detect-file-type.ts'
import type { SentFile } from '#kernel/http/bodies/server/read-form.ts'

export type SentKind = 'jpeg' | 'png' | 'webp' | 'avif' | 'pdf'

/** What a file is by its first bytes, whatever it calls itself. @throws 422 missing_file, 415 for what a library does not keep */
export function validateFile(file: SentFile | null): { file: SentFile; kind: SentKind } {
  if (!file || file.size === 0) throw new Invalid([{ code: 'missing_file', attribute: 'file' }])
  const { head } = file
  if (head.toString('latin1', 0, 5) === '%PDF-') return { file, kind: 'pdf' }
  if (['ftypavif', 'ftypavis'].includes(head.toString('latin1', 4, 12))) return { file, kind: 'avif' }
  const kind = detectFileType(head)
  if (kind === 'heic') throw new HttpError(415, [{ code: 'unsupported_heic', attribute: 'file' }])
  if (kind === 'other') throw new HttpError(415, [{ code: 'unsupported_file', attribute: 'file' }])
  return { file, kind }
}
