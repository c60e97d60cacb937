import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'
import { Picture } from '#features/files/picture/web/picture.tsx'
import type { ShownOf } from '#features/pages/blocks/define-block.ts'
import { BlockHeading, blockLook } from '#features/pages/blocks/web/block-heading.tsx'
import type { cards } from './cards.ts'

export function CardsView({ value: { title, cards: all } }: { value: ShownOf<typeof cards.fields> }) {
  const Heading = title ? 'h3' : 'h2'
  return (
    <section className={blockLook}>
      <BlockHeading>{title}</BlockHeading>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {all.map((card, i) => (
          <li key={i} className={card.picture ? 'row card overflow-hidden' : 'row card p-5 md:p-6 flex gap-5 items-start'}>
            {card.picture && (
              <Picture
                picture={card.picture}
                sizes="(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw"
                alt={card.href ? '' : undefined}
                className="card-picture"
              />
            )}
            {card.tile && !card.picture && <Tile name={card.tile as TileName} round="medium" className="!w-20 shrink-0" />}
            <div className={card.picture ? 'p-5 md:p-6' : 'min-w-0'}>
              <Heading className="text-xl leading-snug">
                {card.href ? (
                  <Anchor href={card.href} className="tlink tlink-all">
                    {card.title}
                  </Anchor>
                ) : (
                  card.title
                )}
              </Heading>
              {card.text && <p className="mt-1.5 text-text-soft whitespace-pre-line">{card.text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
