import { Tile } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import type { quote } from './quote.ts'

export function QuoteView({ value: { text, name, role, tile } }: { value: ShownOf<typeof quote.fields> }) {
  return (
    <section className={blockLook}>
      <figure className="bg-tint rounded-xl p-8 md:p-10 flex flex-col sm:flex-row gap-6 md:gap-10 items-start">
        {tile && <Tile name={tile as TileName} round="large" className="!w-28 shrink-0" />}
        <div className="space-y-6">
          <blockquote className="font-display text-2xl md:text-3xl leading-snug max-w-[32ch] whitespace-pre-line">
            <p>{`‘${text}’`}</p>
          </blockquote>
          <figcaption className="text-lg">
            <span className="font-semibold">{name}</span>
            {role && <span className="text-text-soft">, {role}</span>}
          </figcaption>
        </div>
      </figure>
    </section>
  )
}
