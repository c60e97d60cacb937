import { sharedCopy } from '#features/uploads/share-picture.ts'
import type { FilePicture } from '#features/files/model/file.ts'
import type { ShownPage } from '#features/pages/blocks/localise.ts'

/** The picture for sharing a page: the one chosen for it, or the one that the page opens with. */
export function sharedPicture({ seo, blocks }: ShownPage, origin: string): { url: string; width: number; height: number } | null {
  const picture = seo.picture ?? (blocks[0]?.value['picture'] as FilePicture | null | undefined)
  return sharedCopy(picture?.copies, origin)
}
