import type { ReactNode } from 'react'
import { Facts } from '#design/facts/facts.tsx'
import type { Fact } from '#design/facts/facts.tsx'
import { Icon } from '#design/icon/icon.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { TileTone } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'

type Props = {
  href: string
  title: ReactNode
  by?: ReactNode
  tile: TileName
  tone?: TileTone
  /** A photo instead of the tile. */
  photo?: string | null
  facts?: readonly Fact[]
  tags?: ReactNode
  /** Coordinates, for a map beside the list. */
  at?: readonly [latitude: number, longitude: number] | undefined
  heading?: 'h2' | 'h3'
  /** Why it is shown. */
  why?: ReactNode
  /** A button at its end, outside the row's link. */
  after?: ReactNode
}

/** One result: the whole row is clickable but contains one link. Used inside `<ul className="results">` or alone. */
export function ResultRow({ href, title, by, tile, tone, photo, facts, tags, at, heading: Heading = 'h3', why, after }: Props) {
  return (
    <article className="result" data-at={at?.map(metre).join(' ')}>
      {photo ? (
        <img className="tile tile-r" src={photo} alt="" width={96} height={96} loading="lazy" />
      ) : (
        <Tile name={tile} {...(tone && { tone })} round="medium" />
      )}
      <div>
        <Heading>
          <Anchor href={href}>{title}</Anchor>
        </Heading>
        {by && <p className="by">{by}</p>}
        {facts && facts.length > 0 && <Facts facts={facts} />}
        {why && (
          <p className="why">
            <Icon name="sparkle-fill" size={18} />
            {why}
          </p>
        )}
        {tags && <p className="tags">{tags}</p>}
      </div>
      {after}
    </article>
  )
}

/** Five decimals, about a metre. */
const metre = (degrees: number) => Math.round(degrees * 1e5) / 1e5
