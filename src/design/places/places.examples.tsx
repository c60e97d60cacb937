import type { Example } from '#design/examples.ts'
import { Places } from './places.tsx'

export const examples: Example[] = [
  {
    name: 'some taken, below and above the mark, and full',
    render: () => (
      <div className="grid gap-3 max-w-xs">
        <Places taken={5} most={14} least={8} />
        <p>Gaat door bij 8 mensen, nu 5</p>
        <Places taken={12} most={16} />
        <p>Nog 4 van de 16 plekken</p>
        <Places taken={12} most={12} />
        <p>Vol: 12 van de 12</p>
      </div>
    ),
  },
]
