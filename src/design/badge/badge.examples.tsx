import type { Example } from '#design/examples.ts'
import { Badge, Count } from './badge.tsx'
import { StatusBadge } from './status-badge.tsx'

const row = 'flex flex-wrap gap-3'

export const examples: Example[] = [
  {
    name: 'tones',
    render: () => (
      <p className={row}>
        {(['neutral', 'success', 'warn', 'danger', 'info', 'accent', 'second'] as const).map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
      </p>
    ),
  },
  {
    name: 'organization',
    render: () => (
      <p className={row}>
        <StatusBadge status="pending">In behandeling</StatusBadge>
        <StatusBadge status="approved">Goedgekeurd</StatusBadge>
        <StatusBadge status="denied">Afgewezen</StatusBadge>
        <StatusBadge status="archived">Gearchiveerd</StatusBadge>
      </p>
    ),
  },
  {
    name: 'user',
    render: () => (
      <p className={row}>
        <StatusBadge status="active">Actief</StatusBadge>
        <StatusBadge status="invited">Uitgenodigd</StatusBadge>
        <StatusBadge status="inactive">Niet actief</StatusBadge>
        <StatusBadge status="archived">Gearchiveerd</StatusBadge>
      </p>
    ),
  },
  {
    name: 'vacancy',
    render: () => (
      <p className={row}>
        <StatusBadge status="draft">Concept</StatusBadge>
        <StatusBadge status="filled">Vol</StatusBadge>
        <StatusBadge status="new">Nieuw</StatusBadge>
        <StatusBadge status="iets anders">Onbekend</StatusBadge>
      </p>
    ),
  },
  {
    name: 'counts',
    render: () => (
      <p className={row}>
        <Count>170</Count>
        <Count tone="on">7</Count>
        <Count tone="alert">2</Count>
      </p>
    ),
  },
]
