import clsx from 'clsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'

/** The center's logo, or else a tile, with the kind in small type above the town. `label` is for screen readers: "naar de startpagina". */
export function Brandmark({
  href,
  label,
  kind,
  name,
  tile = 'huis',
  logo,
  small,
}: {
  href: string
  label: string
  kind: string
  name: string
  tile?: TileName
  logo?: string | null
  small?: boolean
}) {
  return (
    <Anchor href={href} className={clsx('brandmark', small && 'brandmark-sm')}>
      {logo ? <img src={logo} alt="" width={48} height={48} /> : <Tile name={tile} tone="solid" round="small" />}
      <span>
        <small>{kind}</small> <strong>{name}</strong>
        <span className="sr-only">, {label}</span>
      </span>
    </Anchor>
  )
}
