import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { listWords as words } from './list-messages.ts'
import { messages } from '#features/users/model/messages.ts'
import { roleNames } from '#kernel/access/actor.ts'
import { user } from '#features/users/model/user.ts'
import { seenPeriods } from '#features/users/model/user-states.ts'

/** The people of a center, or of the organizations that the viewer works for (domain §3.14). */
export const userList = defineList({
  page: '/users',
  resource: user,
  filters: {
    q: freeText({ filter: 'search', max: 100 }),
    role: codes(roleNames, { filter: 'with_role', column: 'name', title: words.role, say: (role, locale) => say(locale, messages[role]) }),
    seen: codes(seenPeriods, { filter: 'seen', column: 'last_seen_at', title: words.lastSeen, say: (period, locale) => say(locale, words[period]) }),
    organization: freeText({ filter: 'organization_id_eq', max: 40 }),
  },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'active', label: messages.active, filter: { statusEq: 'active' } },
    { key: 'invited', label: messages.invited, filter: { statusEq: 'invited' }, isAlert: true },
    { key: 'inactive', label: messages.inactive, filter: { statusEq: 'inactive' } },
    { key: 'archived', label: messages.archived, filter: { statusEq: 'archived' } },
  ],
  orders: { name: 'lastName', status: 'status', seen: 'lastSeenAt', added: 'createdAt' },
  usual: 'name',
  ask: {
    include: ['roles', 'organizations'],
    fields: {
      users: ['firstName', 'lastName', 'name', 'email', 'status', 'lastSeenAt', 'createdAt', 'roles', 'organizations'],
      organizations: ['name'],
    },
  },
})

export type UserRow = RowOfList<typeof userList>
