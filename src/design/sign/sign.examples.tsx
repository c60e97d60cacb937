import type { Example } from '#design/examples.ts'
import { Sign } from './sign.tsx'

export const examples: Example[] = [
  {
    name: 'place',
    render: () => (
      <p className="flex flex-wrap gap-4 items-end">
        <Sign large>Zutphen</Sign> <Sign>Leesten</Sign> <Sign pin>Waterkwartier</Sign>
      </p>
    ),
  },
]
