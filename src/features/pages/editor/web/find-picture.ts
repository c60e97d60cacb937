import { callApi } from '#kernel/http/pages/web/call-api.ts'
import { pictureOf } from '#features/files/picture/picture-of.ts'
import type { KnownPicture } from '#features/files/model/known-picture.ts'

type Row = Omit<Parameters<typeof pictureOf>[0], 'id'>

/** A picture of the files with its words; null where it is not there, or nobody was reached. */
export async function findPicture(id: string): Promise<KnownPicture | null> {
  const answer = await callApi('GET', `files/${id}`)
  if (!answer.ok) return null
  const { attributes } = answer.document.data as unknown as { attributes: Row }
  const { altNl, altEn, decorative = false } = attributes
  return { picture: pictureOf({ id, ...attributes }), altNl: altNl ?? '', altEn: altEn ?? '', decorative }
}
