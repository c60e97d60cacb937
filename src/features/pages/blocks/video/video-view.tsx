import { hostOf } from '#kernel/fields/web-address.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { pageWords } from '#features/pages/blocks/page-words.ts'
import { blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import { useThirdParties } from './third-parties.ts'
import { videoFrame } from './video-frame.ts'
import type { video } from './video.ts'

/** A video of somebody else: its picture or a tile, and the way to it. After consent to third parties it plays here. */
export function VideoView({ value: { title, text, href, picture, tile } }: { value: ShownOf<typeof video.fields> }) {
  const t = useT()
  const isAllowed = useThirdParties()
  const host = /^https?:/.test(href) ? hostOf(href) : null
  const frame = videoFrame(href)
  const isPlayed = isAllowed && frame !== null
  return (
    <section className={blockLook}>
      <div className="card overflow-hidden">
        {isPlayed ? (
          <iframe src={frame} title={title} loading="lazy" allow="fullscreen; picture-in-picture; encrypted-media" allowFullScreen className="video-frame" />
        ) : (
          picture && (
            <a href={href} className="block" rel="noopener">
              <Picture picture={picture} sizes="(min-width: 64rem) 48rem, 100vw" className="video-picture" />
            </a>
          )
        )}
        <div className="p-6 md:p-8 flex flex-col sm:flex-row gap-6 items-start">
          {!isPlayed && !picture && <Tile name={(tile || 'roos') as TileName} tone="solid" round="large" className="!w-28 shrink-0" />}
          <div>
            <h2 className="text-2xl">{title}</h2>
            {text && <p className="mt-2 text-lg whitespace-pre-line max-w-[56ch]">{text}</p>}
            {href && (
              <p className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
                <LinkButton href={href} variant="second" icon="arrow-square-out">
                  {host ? t(pageWords.watchAt, { host }) : t(pageWords.watch)}
                </LinkButton>
                {frame && !isAllowed && (
                  <a href="?cookies" className="link">
                    {t(pageWords.allowVideos)}
                  </a>
                )}
              </p>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
