import type { ReactNode } from 'react'
import { Tile } from '#design/tile/tile.tsx'
import type { TileName } from '#design/tile/tile-names.ts'

/** An empty list: what is missing, and the one action that fills it. */
export function EmptyState({
  title,
  children,
  action,
  tile = 'stoel',
  heading: Heading = 'h2',
}: {
  title: string
  children?: ReactNode
  action?: ReactNode
  tile?: TileName
  heading?: 'h2' | 'h3'
}) {
  return (
    <div className="empty">
      <Tile name={tile} tone="soft" round="large" />
      <div>
        <Heading className="text-2xl">{title}</Heading>
        {children && <p className="mt-1 text-lg text-text-soft">{children}</p>}
        {action && <p className="mt-4">{action}</p>}
      </div>
    </div>
  )
}
