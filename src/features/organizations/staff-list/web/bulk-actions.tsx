import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import { listWords as words } from '#features/organizations/staff-list/list-messages.ts'
import { ReasonFields } from './reason-fields.tsx'

/** The bulk actions of a center on organizations. */
export const organizationBulkActions: readonly BulkAction[] = [
  {
    key: 'approve',
    label: words.approve,
    icon: 'check',
    attributes: { status: 'approved' },
    question: words.approveThem,
    done: words.approvedThem,
  },
  {
    key: 'deny',
    label: words.deny,
    icon: 'x',
    tone: 'danger',
    attributes: { status: 'denied' },
    question: words.denyThem,
    done: words.deniedThem,
    fields: (faults) => <ReasonFields label={words.why} fault={faults['reason']} />,
    needs: { reason: words.whyNeeded },
  },
  {
    key: 'archive',
    label: words.archive,
    icon: 'archive',
    attributes: { status: 'archived' },
    question: words.archiveThem,
    done: words.archivedThem,
    fields: (faults) => <ReasonFields label={words.whyArchive} fault={faults['reason']} />,
    needs: { reason: words.whyNeeded },
  },
]
