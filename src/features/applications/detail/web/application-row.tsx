import { Badge } from '#design/badge/badge.tsx'
import { Anchor } from '#design/link/anchor.tsx'
import { Tile } from '#design/tile/tile.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import type { ApplicationRowFacts } from '#features/applications/detail/row-facts.ts'
import { VerbBars } from '#features/applications/model/web/verb-bars.tsx'

/** One of the reader's own applications: the vacancy and the status. */
export function OwnRow({ row }: { row: ApplicationRowFacts }) {
  const { tile, tone } = tileOf(row.theme ? [row.theme] : [])
  return (
    <li className="list-row row flex-wrap !items-start">
      <span className="w-16 shrink-0">
        <Tile name={tile} tone={tone} round="small" />
      </span>
      <div className="flex-1 min-w-48">
        <p className="h-row">
          <Anchor href={`/applications/${row.id}`} className="tlink tlink-all">
            {row.vacancy}
          </Anchor>
        </p>
        {row.by && <p className="text-text-soft">{row.by}</p>}
        <p className="mt-1">{row.next}</p>
        {row.expected?.when && (
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone="info" icon="clock-fill">
              {row.expected.when}
            </Badge>
            {row.expected.where && <Badge icon="map-pin-fill">{row.expected.where}</Badge>}
          </p>
        )}
      </div>
      <div className="w-full sm:w-56">
        <VerbBars status={row.status} word={row.statusWord} />
      </div>
    </li>
  )
}
