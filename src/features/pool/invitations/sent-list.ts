import { freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { sentAddress } from '#features/pool/model/addresses.ts'
import { openInvitations } from '#features/pool/model/codes.ts'
import { poolInvitation } from '#features/pool/model/pool-invitation.ts'
import { sentStatusWords, sentWords as words } from './sent-words.ts'

/** Whom an organization invited, or for the center all of its organizations. */
export const sentList = defineList({
  page: sentAddress,
  resource: poolInvitation,
  filters: { q: freeText({ filter: 'search', max: 100 }) },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'open', label: sentStatusWords.sent, filter: { statusIn: [...openInvitations] } },
    { key: 'accepted', label: sentStatusWords.accepted, filter: { statusEq: 'accepted' } },
    { key: 'declined', label: sentStatusWords.declined, filter: { statusEq: 'declined' } },
    { key: 'over', label: words.over, filter: { statusIn: ['expired', 'withdrawn'] } },
  ],
  orders: { sent: 'createdAt' },
  usual: '-sent',
  ask: {
    fields: { pool_invitations: ['firstName', 'vacancyTitle', 'organizationName', 'status', 'createdAt', 'expiresAt', 'answeredAt'] },
  },
})

export type SentRow = RowOfList<typeof sentList>
