import { Invalid } from '#kernel/http/errors.ts'
import type { SentFile } from '#kernel/http/bodies/server/read-form.ts'
import { drawCopies } from '#features/uploads/server/draw-copies.ts'
import type { AttachmentKind } from '#features/conversations/model/attachment.ts'
import { findScript } from '#features/uploads/server/find-script.ts'
import { nameOfFile } from '#features/uploads/server/name-of-file.ts'

export type PreparedAttachment = { name: string; kind: AttachmentKind; width: number | null; height: number | null; content: Buffer }

/** As large as a screen shows it. */
const widest = 1600

/**
 * A picture is drawn anew, so place, device and whatever else stood in it are gone (ADR 0023); a PDF stays as it is, unless it
 * would run something.
 * @throws 413 too_many_pixels, 422 broken_picture, pdf_with_script
 */
export async function prepareAttachment({ name, chunks }: SentFile, kind: AttachmentKind): Promise<PreparedAttachment> {
  if (kind === 'picture') {
    const drawn = (await drawCopies(chunks, [widest])).at(-1)!
    return { name: nameOfFile(name, 'webp'), kind, width: drawn.width, height: drawn.height, content: drawn.content }
  }
  const content = Buffer.concat(chunks)
  if (await findScript(content)) throw new Invalid([{ code: 'pdf_with_script', attribute: 'file' }])
  return { name: nameOfFile(name, 'pdf'), kind, width: null, height: null, content }
}
