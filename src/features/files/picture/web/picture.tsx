import clsx from 'clsx'
import { useLocale } from '#kernel/i18n/web/provider.tsx'
import type { FilePicture } from '#features/files/model/file.ts'
import { focusClass } from './focus-class.ts'

type Props = {
  picture: FilePicture
  /** Its width on the page, as in the attribute `sizes`; the browser picks the copy that fits. */
  sizes: string
  /** Visible when the page opens, so it is loaded at once. */
  first?: boolean
  /** Sets the aspect ratio (aspect-square, aspect-video …); the picture fills it, with its focus point in view. */
  className?: string
  /** Replaces the picture's own text alternative; empty where the text beside it says the same. */
  alt?: string | undefined
}

/** A picture of the center's files: AVIF where the browser knows it, else WebP. */
export function Picture({ picture: { alt, focus, copies }, sizes, first, className, alt: said }: Props) {
  const locale = useLocale()
  const largest = copies.at(-1)
  if (!largest) return null
  const sharper = copies.every(({ avif }) => avif) ? copies.map(({ avif, width }) => `${avif} ${width}w`).join(', ') : null
  const usual = copies.map(({ url, width }) => `${url} ${width}w`).join(', ')
  return (
    <picture className="cut-picture">
      {/* Preloaded, since it is usually the largest contentful paint. */}
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
