import type { Example } from '#design/examples.ts'
import { TileGrid, authTiles, errorTiles, homeTiles } from './tile-grid.tsx'

export const examples: Example[] = [
  { name: 'home', render: () => <TileGrid tiles={homeTiles} className="grid-cols-5 max-w-xl" /> },
  { name: 'door', render: () => <TileGrid tiles={authTiles} className="grid-cols-4 max-w-xl" /> },
  { name: 'a tile is missing', render: () => <TileGrid tiles={errorTiles} className="grid-cols-4 max-w-xl" /> },
]
