import type { Example } from '#design/examples.ts'
import { Wall } from './wall.tsx'
import { brokenWall, doorWall, homeWall } from './walls.ts'

export const examples: Example[] = [
  { name: 'home', render: () => <Wall tiles={homeWall} className="grid-cols-5 max-w-xl" /> },
  { name: 'door', render: () => <Wall tiles={doorWall} className="grid-cols-4 max-w-xl" /> },
  { name: 'a tile is missing', render: () => <Wall tiles={brokenWall} className="grid-cols-4 max-w-xl" /> },
]
