import type { ReactNode } from 'react'
import type { IconName } from '#design/icon/icon-names.ts'
import { Badge } from './badge.tsx'
import type { Tone } from './badge.tsx'

/** Each status has its own icon, because colour alone must not carry the meaning. */
const looks: Record<string, readonly [Tone, IconName]> = {
  pending: ['warn', 'hourglass-medium-fill'],
  approved: ['success', 'check-circle-fill'],
  denied: ['danger', 'x-circle-fill'],
  archived: ['neutral', 'archive-fill'],
  active: ['success', 'check-circle-fill'],
  invited: ['accent', 'paper-plane-tilt-fill'],
  stale: ['warn', 'clock-fill'],
  temporarily_closed: ['info', 'pause-circle-fill'],
  inactive: ['neutral', 'pause-circle-fill'],
  draft: ['neutral', 'pencil-simple-fill'],
  published: ['success', 'check-circle-fill'],
  scheduled: ['info', 'clock-fill'],
  unpublished: ['neutral', 'pause-circle-fill'],
  paused: ['neutral', 'pause-circle-fill'],
  filled: ['info', 'users-fill'],
  closed: ['neutral', 'archive-fill'],
  new: ['second', 'sparkle-fill'],
  seen: ['neutral', 'check-circle-fill'],
  accepted: ['success', 'check-circle-fill'],
  declined: ['danger', 'x-circle-fill'],
  withdrawn: ['neutral', 'prohibit-fill'],
  open: ['accent', 'circle-fill'],
  cancelled: ['danger', 'prohibit-fill'],
  done: ['success', 'seal-check-fill'],
  failed: ['danger', 'warning-circle-fill'],
  running: ['info', 'clock-fill'],
}

/** `status` is the stored code, the children its text. A code without an entry in `looks` is shown as neutral. */
export function StatusBadge({ status, children }: { status: string; children: ReactNode }) {
  const [tone, icon] = Object.hasOwn(looks, status) ? looks[status]! : (['neutral', 'circle-fill'] as const)
  return (
    <Badge tone={tone} icon={icon}>
      {children}
    </Badge>
  )
}
