import { type ReactNode, useRef } from 'react'
import { Tile } from '#design/tile/tile.tsx'
import { MissingRowPanel, type PanelPlace } from '#features/lists/web/missing-row-panel.tsx'
import { ThingPanel, type Way } from '#features/lists/web/thing-panel.tsx'
import { tileOf } from '#features/organizations/model/web/theme-tiles.ts'
import { statusNow } from '#features/social-map/model/status-words.ts'
import type { EntryFacts as Facts } from '#features/social-map/staff-list/fetch-entry.ts'
import { EntryActions } from '#features/social-map/transitions/web/entry-actions.tsx'
import { EntryFacts, EntryParts } from './entry-facts.tsx'
import { EntryStatusBadge } from './list-columns.tsx'

type Props = PanelPlace & {
  entry: Facts | null
  now: string
  byCenter: boolean
  ways: readonly Way[]
  /** Shown below the facts. */
  children?: ReactNode
}

/** An entry beside its list: facts, steps, and history. */
export function EntryPanel({ entry, now, byCenter, ways, children, ...place }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (!entry) return <MissingRowPanel {...place} />
  const { id, name, shortDescription, status, deniedReason, themes } = entry
  return (
    <ThingPanel
      place={place}
      title={name}
      heading={heading}
      badge={<EntryStatusBadge status={statusNow(entry, now)} />}
      foot={<EntryActions key={`${id} ${status}`} entry={entry} byCenter={byCenter} onDone={() => heading.current?.focus()} isSmall />}
      picture={<EntryTile themes={themes} className="!w-20 shrink-0" />}
      summary={shortDescription}
      above={deniedReason && <p className="mt-4 border-l-4 border-line-strong pl-4">{deniedReason}</p>}
      facts={
        <div className="space-y-5">
          <EntryFacts entry={entry} />
          <EntryParts entry={entry} />
        </div>
      }
      ways={ways}
    >
      {children}
    </ThingPanel>
  )
}

/** The tile of an entry's first theme. */
export function EntryTile({ themes, className }: { themes: Facts['themes']; className: string }) {
  const { tile, tone } = tileOf(themes)
  return <Tile name={tile} tone={tone} round="large" className={className} />
}
