import clsx from 'clsx'
import { useT } from '#kernel/i18n/web/provider.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { regionAddress } from '#features/region/region-address.ts'
import { districtNames, regionWords as words } from '#features/region/messages.ts'
import { districts, municipalities } from '#features/tenancy/gelderland.ts'

// Whole class names, since the stylesheet is made from those that stand in the source.
const columns = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6', 'col-start-7', 'col-start-8', 'col-start-9']
const rows = ['row-start-1', 'row-start-2', 'row-start-3', 'row-start-4', 'row-start-5', 'row-start-6', 'row-start-7', 'row-start-8']

/** The province as a wall: a square for each municipality, which leads to the centers that serve it. */
export function WallMap({ current }: { /** The municipality that was asked for. */ current: string | null }) {
  const t = useT()
  return (
    <nav className="wall-map" aria-label={t(words.wallLabel)}>
      {municipalities.map(({ name, label, district, column, row }) => {
        const isCurrent = name === current
        return (
          <a key={name} href={regionAddress(name)} aria-current={isCurrent || undefined} title={name} className={`${columns[column - 1]} ${rows[row - 1]}`}>
            {isCurrent ? <Tile name="leeg" tone="solid" /> : <Tile name="leeg" className={`district-${district}`} />}
            <span>{label}</span>
          </a>
        )
      })}
    </nav>
  )
}

/** What the colours of the wall stand for, and how many municipalities each part has. */
export function DistrictLegend({ className }: { className?: string }) {
  const t = useT()
  return (
    <ul className={clsx('grid grid-cols-2 xl:grid-cols-1 gap-x-4 gap-y-1.5 text-text-soft', className)}>
      {districts.map((district) => (
        <li key={district} className="flex items-center gap-2.5">
          <Tile name="leeg" round="small" small className={clsx('!w-6', `district-${district}`)} />
          {t(districtNames[district])}, {municipalities.filter((one) => one.district === district).length}
        </li>
      ))}
    </ul>
  )
}
