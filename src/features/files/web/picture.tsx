import clsx from 'clsx'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import type { FilePicture } from '#features/files/file.ts'
import { focusClass } from './focus-class.ts'

type Props = {
  picture: FilePicture
  /** How wide it stands on the page, as in the attribute `sizes`; the browser takes the copy that fits. */
  sizes: string
  /** In sight when the page opens, so it is asked for at once. */
  first?: boolean
  /** Says its form (aspect-square, aspect-video …); the picture fills it, and its most important point stays in sight. */
  className?: string
  /** Words of this place instead of its own; empty where the text beside it says the same. */
  alt?: string
}

/** A picture of the center's files, in the copy that fits: AVIF where the browser knows it, else WebP. */
export function Picture({ picture: { alt, focus, copies }, sizes, first, className, alt: said }: Props) {
  const locale = useLocale()
  const largest = copies.at(-1)
  if (!largest) return null
  const sharper = copies.filter(({ avif }) => avif)
  return (
    <picture className="file-picture">
      {sharper.length === copies.length && <source type="image/avif" srcSet={sharper.map(({ avif, width }) => `${avif} ${width}w`).join(', ')} sizes={sizes} />}
      <img
        src={largest.url}
        srcSet={copies.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={said ?? alt[locale]}
        className={clsx(focusClass(focus), className)}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  )
}
