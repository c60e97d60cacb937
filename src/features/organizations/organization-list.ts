import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { defineList, type RowOfList } from '#features/lists/list.ts'
import { listWords as words } from './list-messages.ts'
import { messages } from './messages.ts'
import { organization } from './organization.ts'
import { organizationTypes } from './states.ts'
import { statusWords } from './status-words.ts'

/** The organizations of a center, or those that somebody works for (domain §3.13). */
export const organizationList = defineList({
  page: '/organizations',
  resource: organization,
  filters: {
    q: freeText({ filter: 'search', max: 100 }),
    kind: codes(organizationTypes, {
      filter: 'organization_type_in',
      column: 'organization_type',
      title: words.kind,
      say: (type, locale) => say(locale, messages[type]),
    }),
  },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'pending', label: statusWords.pending, filter: { statusEq: 'pending' }, isAlert: true },
    { key: 'approved', label: statusWords.approved, filter: { statusEq: 'approved' } },
    { key: 'denied', label: statusWords.denied, filter: { statusEq: 'denied' } },
    { key: 'archived', label: statusWords.archived, filter: { statusEq: 'archived' } },
  ],
  orders: { name: 'name', status: 'status', added: 'createdAt' },
  usual: 'name',
  ask: {
    include: ['address', 'profile', 'logo'],
    fields: {
      organizations: ['name', 'organizationType', 'legalForm', 'status', 'responseMedianDays', 'createdAt', 'address', 'profile', 'logo'],
      addresses: ['city'],
      organization_profiles: ['themes'],
    },
  },
})

export type OrganizationRow = RowOfList<typeof organizationList>
