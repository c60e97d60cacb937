import type { BulkAction } from '#features/lists/web/bulk-action.ts'
import { listWords as words } from '#features/social-map/staff-list/list-words.ts'

/** What the center does with the chosen entries after a round of phone calls. */
export const mapBulkActions: readonly BulkAction[] = [
  {
    key: 'confirm',
    label: words.confirmMany,
    icon: 'check',
    attributes: { confirmation: 'center_phone' },
    question: words.confirmThem,
    done: words.confirmedThem,
  },
]
