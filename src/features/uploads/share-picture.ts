import type { Copy } from './upload.ts'

/** Wider copies are larger than some programs take to show beside a link: 600 kB. */
const widest = 1280

/** The copy of a picture that is shown beside a link to the page, as JPEG, which every program reads; null where there is none. */
export function sharedCopy(copies: readonly Copy[] | undefined, address: string): Copy | null {
  const copy = copies?.findLast(({ width }) => width <= widest) ?? copies?.[0]
  return copy ? { url: new URL(copy.url.replace(/\.webp$/, '.jpg'), address).href, width: copy.width, height: copy.height } : null
}

/** The same for an uploaded picture, with its text alternative. */
export function sharePicture(picture: { alt: string | null; pictures: readonly Copy[] } | null | undefined, address: string) {
  const copy = sharedCopy(picture?.pictures, address)
  return copy && { ...copy, alt: picture!.alt ?? '' }
}
