import type { Example } from '#design/examples.ts'
import { Tile } from '#design/tile/tile.tsx'

export const examples: Example[] = [
  {
    name: 'pins and a cluster',
    render: () => (
      <div className="relative h-32 bg-map-land rounded-lg" aria-hidden="true">
        <span className="pin left-16 top-20">
          <Tile name="soep" small />
        </span>
        <span className="pin is-on left-40 top-20">
          <Tile name="koffie" small />
        </span>
        <span className="cluster left-64 top-14">14</span>
      </div>
    ),
  },
]
