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

/** What `pictureOf` asks of the API. */
export const pictureFields = ['altNl', 'altEn', 'decorative', 'focusX', 'focusY', 'pictures', 'credit'] as const

/** What a page needs of a file to draw it. One language stands in for the other where that has no words. */
export function pictureOf({ id, altNl, altEn, decorative, focusX, focusY, pictures, credit }: Row): FilePicture {
  const alt = decorative ? { nl: '', en: '' } : { nl: altNl || altEn || '', en: altEn || altNl || '' }
  return { id, alt, focus: { x: focusX, y: focusY }, copies: pictures, credit: credit ?? null }
}
