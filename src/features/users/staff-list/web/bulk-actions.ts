import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import { listWords as words } from '#features/users/staff-list/list-messages.ts'

/** What a center does to many people at once. */
export const userBulkActions: readonly BulkAction[] = [
  {
    key: 'deactivate',
    label: words.deactivate,
    icon: 'pause-circle',
    attributes: { status: 'inactive' },
    question: words.deactivateThem,
    done: words.deactivatedThem,
  },
  { key: 'activate', label: words.activate, icon: 'check', attributes: { status: 'active' }, question: words.activateThem, done: words.activatedThem },
  {
    key: 'inviteAgain',
    label: words.inviteAgain,
    icon: 'envelope-simple',
    path: 'users/resend_confirmation_instructions',
    attributes: {},
    question: words.inviteThemAgain,
    done: words.invitedThemAgain,
  },
  {
    key: 'archive',
    label: words.archive,
    icon: 'archive',
    tone: 'danger',
    attributes: { status: 'archived' },
    question: words.archiveThem,
    done: words.archivedThem,
  },
]
