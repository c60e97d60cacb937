import { StatusBadge } from '#design/badge/status-badge.tsx'
import type { ApplicationStatus } from '#features/applications/model/states.ts'

/** States whose sign is that of another thing that is as far. */
const signs: Partial<Record<ApplicationStatus, string>> = { in_review: 'seen', waitlisted: 'pending', completed: 'done', stopped: 'closed', expired: 'closed' }

export function ApplicationBadge({ status, word }: { status: ApplicationStatus; word: string }) {
  return <StatusBadge status={signs[status] ?? status}>{word}</StatusBadge>
}
