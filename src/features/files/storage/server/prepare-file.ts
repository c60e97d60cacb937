import { Invalid } from '#kernel/http/errors.ts'
import type { SentFile } from '#kernel/http/bodies/server/read-form.ts'
import { drawCopies } from '#features/uploads/server/draw-copies.ts'
import { findScript } from '#features/uploads/server/find-script.ts'
import { nameOfFile } from '#features/uploads/server/name-of-file.ts'
import { fileWidths } from '#features/files/model/file.ts'
import type { SentKind } from './validate-file.ts'

/** `width`: 0 of a document. */
export type PreparedCopy = { name: string; width: number; height: number; content: Buffer }
export type PreparedFile = {
  name: string
  kind: 'picture' | 'document'
  bytes: number
  sha256: Buffer
  copies: PreparedCopy[]
  words?: { alt_nl?: string; alt_en?: string; credit?: string; license?: string }
}

/**
 * A picture is drawn anew, so place, device and whatever else stood in it are gone (ADR 0023); a PDF stays as it is, unless it
 * would run something.
 * @throws 413 too_many_pixels, 422 broken_picture, pdf_with_script
 */
export async function prepareFile({ name, chunks, size, sha256 }: SentFile, kind: SentKind): Promise<PreparedFile> {
  if (kind === 'pdf') {
    const content = Buffer.concat(chunks)
    if (await findScript(content)) throw new Invalid([{ code: 'pdf_with_script', attribute: 'file' }])
    return { name: nameOfFile(name, 'pdf'), kind: 'document', bytes: size, sha256, copies: [{ name: 'document.pdf', width: 0, height: 0, content }] }
  }
  return {
    name: nameOfFile(name, 'webp'),
    kind: 'picture',
    bytes: size,
    sha256,
    copies: await drawCopies(chunks, fileWidths, { from: kind === 'avif' ? 'avif' : 'photo' }),
  }
}
