import { Button } from '#design/button/button.tsx'
import type { Example } from '#design/examples.ts'
import { Card } from './card.tsx'
import { EmptyState } from './empty-state.tsx'

export const examples: Example[] = [
  {
    name: 'card',
    render: () => (
      <Card className="max-w-96">
        <h2 className="text-2xl">Maak je profiel af</h2>
        <p className="text-text-soft">Nog 2 dingen te doen</p>
      </Card>
    ),
  },
  {
    name: 'empty',
    render: () => (
      <EmptyState title="Hier is nog een plek vrij" action={<Button>Vacature toevoegen</Button>}>
        Er zijn nog geen aanvragen. Zet je eerste vacature online, dan komen ze hier.
      </EmptyState>
    ),
  },
  {
    name: 'nothing found',
    render: () => (
      <EmptyState tile="zoek" title="Hier is nog niets">
        Zoek verder weg of wis een filter.
      </EmptyState>
    ),
  },
]
