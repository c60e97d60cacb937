import clsx from 'clsx'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
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
  alt?: string | undefined
}

/** A picture of the center's files, in the copy that fits: AVIF where the browser knows it, else WebP. */
export function Picture({ picture: { alt, focus, copies }, sizes, first, className, alt: said }: Props) {
  const locale = useLocale()
  const largest = copies.at(-1)
  if (!largest) return null
  const sharper = copies.every(({ avif }) => avif) ? copies.map(({ avif, width }) => `${avif} ${width}w`).join(', ') : null
  const usual = copies.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return (
    <picture className="cut-picture">
      {/* Asked for from the head of the page: it is the largest thing that is seen first. */}
      {first && (
        <link
          rel="preload"
          as="image"
          href={(sharper && largest.avif) || largest.url}
          type={sharper ? 'image/avif' : 'image/webp'}
          imageSrcSet={sharper ?? usual}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      {sharper && <source type="image/avif" srcSet={sharper} sizes={sizes} />}
      <img
        src={largest.url}
        srcSet={usual}
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
