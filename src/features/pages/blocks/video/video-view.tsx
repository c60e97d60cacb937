import { hostOf } from '#kernel/fields/web-address.ts'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { LinkButton } from '#design/button/button.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { pageWords } from '#features/pages/blocks/page-words.ts'
import { blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import type { video } from './video.ts'

export function VideoView({ value: { title, text, href, tile } }: { value: ShownOf<typeof video.fields> }) {
  const t = useT()
  const host = /^https?:/.test(href) ? hostOf(href) : null
  return (
    <section className={blockLook}>
      <div className="card p-6 md:p-8 flex flex-col sm:flex-row gap-6 items-start">
        {tile && <Tile name={tile as TileName} tone="solid" round="large" className="!w-28 shrink-0" />}
        <div>
          <h2 className="text-2xl">{title}</h2>
          {text && <p className="mt-2 text-lg whitespace-pre-line max-w-[56ch]">{text}</p>}
          {href && (
            <p className="mt-5">
              <LinkButton href={href} variant="second" icon="arrow-square-out">
                {host ? t(pageWords.watchAt, { host }) : t(pageWords.watch)}
              </LinkButton>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
