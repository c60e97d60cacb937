import type { Copy } from '#features/uploads/upload.ts'

type Props = {
  picture: { alt: string | null; pictures: readonly Copy[] }
  /** Its width on the page, as in the attribute `sizes`; the browser picks the copy that fits. */
  sizes: string
  /** Visible when the page opens, so it is loaded at once. */
  first?: boolean
  className?: string
}

/** An uploaded picture. Without a text alternative it is decorative. */
export function UploadedPicture({ picture: { alt, pictures }, sizes, first, className }: Props) {
  const largest = pictures.at(-1)!
  return (
    <img
      src={largest.url}
      srcSet={pictures.map(({ url, width }) => `${url} ${width}w`).join(', ')}
      sizes={sizes}
      width={largest.width}
      height={largest.height}
      alt={alt ?? ''}
      className={className}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
    />
  )
}
