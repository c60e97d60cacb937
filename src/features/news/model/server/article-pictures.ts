import type { FileReference } from '#features/files/picture/server/picture-uses.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'

/** The columns of an article that show pictures, with its title, which "where it is used" says. */
export type Pictured = { title: string; body: RichText; body_en: RichText; image_id: string | null }

/** How "where it is used" names the texts of an article. */
const places = { body: 'Tekst', bodyEn: 'Engelse tekst' }
export const textPlaces = { body: '/data/attributes/body', bodyEn: '/data/attributes/body_en' }

/** The pictures within one text of an article, each with the place of a fault. */
export function picturesInText(attribute: keyof typeof places, text: RichText): (FileReference & { pointer: string })[] {
  return text.flatMap((node, at) =>
    node.type === 'picture' ? [{ fileId: node.file, place: places[attribute], pointer: `${textPlaces[attribute]}/${at}/file` }] : [],
  )
}

/** Every picture that an article shows: the one above it, and those within its texts. */
export function articlePictures({ body, body_en, image_id }: Pictured): FileReference[] {
  const cover = image_id ? [{ fileId: image_id, pointer: '/data/relationships/image' }] : []
  return [...cover, ...picturesInText('body', body), ...picturesInText('bodyEn', body_en)]
}

/** Whether both show the same pictures in the same parts, under the same title: then nothing is written, and no cached page is dropped. */
export function showTheSame(one: Pictured, other: Pictured): boolean {
  const said = (article: Pictured) => [...new Set(articlePictures(article).map(({ fileId, place = '' }) => `${fileId} ${place}`))].toSorted().join()
  return said(one) === said(other) && (one.title === other.title || said(one) === '')
}
