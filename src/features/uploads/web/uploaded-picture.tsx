import type { Copy } from '#features/uploads/upload.ts'

type Props = {
  picture: { alt: string | null; pictures: readonly Copy[] }
  /** How wide it stands on the page, as in the attribute `sizes`; the browser takes the copy that fits. */
  sizes: string
  /** In sight when the page opens, so it is asked for at once. */
  first?: boolean
  className?: string
}

/** A picture that somebody sent, in the copy that fits. Without words it is there to be looked at only. */
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
