import { column, type RowOf, tableOf } from '#kernel/db/table.ts'
import { poolEntry } from '#features/pool/model/pool-entry.ts'
import { poolInvitation } from '#features/pool/model/pool-invitation.ts'
import type { InvitationStatus } from '#features/pool/model/codes.ts'

declare module '#kernel/db/tables.ts' {
  interface Tables {
    pool_entries: RowOf<typeof poolEntries>
    pool_invitations: RowOf<typeof poolInvitations>
  }
}

export const poolEntries = tableOf(poolEntry, {
  filled: ['visibility', 'themes', 'skills', 'target_groups', 'languages', 'dayparts', 'commitment', 'goal_shown', 'contact_frequency', 'confirmed_at'],
  present: ['visibility', 'goal_shown', 'contact_frequency'],
  columns: {
    user_id: column.uuid(),
    confirm_asked_at: column.moment({ null: true }),
    confirm_digest: column.bytes({ null: true }),
    stale_told_at: column.moment({ null: true }),
  },
})

export const poolInvitations = tableOf(poolInvitation, {
  columns: {
    status: column.code<InvitationStatus>()({ filled: true }),
    user_id: column.uuid(),
    invited_by: column.uuid({ null: true }),
    expiry_told_at: column.moment({ null: true }),
  },
})
