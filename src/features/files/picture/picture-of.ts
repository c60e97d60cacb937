import type { FileCopy, FilePicture } from '#features/files/model/file.ts'

type Row = {
  id: string
  altNl?: string | null
  altEn?: string | null
  decorative?: boolean
  focusX: number
  focusY: number
  pictures: readonly FileCopy[]
  credit?: string | null
}

/** The fields that `pictureOf` needs from the API. */
export const pictureFields = ['altNl', 'altEn', 'decorative', 'focusX', 'focusY', 'pictures', 'credit'] as const

/** What a page needs to draw a file. A missing text alternative is filled in from the other language. */
export function pictureOf({ id, altNl, altEn, decorative, focusX, focusY, pictures, credit }: Row): FilePicture {
  const alt = decorative ? { nl: '', en: '' } : { nl: altNl || altEn || '', en: altEn || altNl || '' }
  return { id, alt, focus: { x: focusX, y: focusY }, copies: pictures, credit: credit ?? null }
}
