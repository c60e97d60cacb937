import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { listWords as words } from './list-messages.ts'
import { messages } from '#features/organizations/model/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { organization } from '#features/organizations/model/organization.ts'
import { organizationTypes } from '#features/organizations/model/states.ts'
import { statusWords } from '#features/organizations/model/status-words.ts'
import { themes } from '#features/organizations/model/themes.ts'

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
    theme: codes(themes, { filter: 'with_theme', column: 'themes', title: words.theme, say: (theme, locale) => say(locale, themeWords[theme]) }),
    place: freeText({ filter: 'place', max: 80 }),
    answers: codes(['3', '7', '14'], {
      filter: 'responds_within',
      column: 'response_median_days',
      title: words.answers,
      say: (days, locale) => say(locale, words.answersWithin, { days }),
    }),
    silent: codes(['30', '90', '365'], {
      filter: 'silent_for',
      column: 'last_active_at',
      title: words.lastActive,
      say: (days, locale) => say(locale, words.silentFor, { days }),
    }),
  },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'pending', label: statusWords.pending, filter: { statusEq: 'pending' }, isAlert: true },
    { key: 'approved', label: statusWords.approved, filter: { statusEq: 'approved' } },
    { key: 'denied', label: statusWords.denied, filter: { statusEq: 'denied' } },
    { key: 'archived', label: statusWords.archived, filter: { statusEq: 'archived' } },
  ],
  orders: { name: 'name', status: 'status', answers: 'responseMedianDays', active: 'lastActiveAt', added: 'createdAt' },
  usual: 'name',
  ask: {
    include: ['address', 'profile', 'logo'],
    fields: {
      organizations: [
        'name',
        'organizationType',
        'legalForm',
        'status',
        'contactName',
        'openVacancies',
        'responseMedianDays',
        'lastActiveAt',
        'createdAt',
        'address',
        'profile',
        'logo',
      ],
      addresses: ['city'],
      organization_profiles: ['themes'],
    },
  },
})

export type OrganizationRow = RowOfList<typeof organizationList>
