import { Badge } from '#design/badge/badge.tsx'

/** How long somebody waits for a first answer: without alarm at first, then as a warning. */
export function WaitBadge({ waits }: { waits: { days: number; words: string } }) {
  return (
    <Badge tone={waits.days >= 7 ? 'danger' : waits.days >= 2 ? 'warn' : 'info'} icon="clock-fill">
      {waits.words}
    </Badge>
  )
}
