import { StatusBadge } from '#design/badge/status-badge.tsx'
import type { ApplicationStatus } from '#features/applications/model/states.ts'

/** States that share the icon of another status that means as much. */
const signs: Partial<Record<ApplicationStatus, string>> = { in_review: 'seen', waitlisted: 'pending', completed: 'done', stopped: 'closed', expired: 'closed' }

export function ApplicationBadge({ status, word }: { status: ApplicationStatus; word: string }) {
  return <StatusBadge status={signs[status] ?? status}>{word}</StatusBadge>
}
