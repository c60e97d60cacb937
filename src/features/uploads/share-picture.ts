import type { Copy } from './upload.ts'

/** The largest copy of a picture, for sharing the page; null where there is none. */
export function sharePicture(picture: { alt: string | null; pictures: readonly Copy[] } | null | undefined, address: string) {
  const largest = picture?.pictures.at(-1)
  return largest ? { ...largest, url: new URL(largest.url, address).href, alt: picture!.alt ?? '' } : null
}
