import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList, listWithout } from '#features/lists/list.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { mapListAddress } from '#features/social-map/model/addresses.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'
import { statusWords } from '#features/social-map/model/status-words.ts'
import { listWords as words } from './list-words.ts'

/** The entries of a center, or those of somebody's organizations (town's social map, domain §3.10). */
export const mapList = defineList({
  page: mapListAddress,
  resource: mapEntry,
  filters: {
    q: freeText({ filter: 'search', max: 100 }),
    theme: codes(themes, { filter: 'themes_in', column: 'themes', title: words.theme, say: (theme, locale) => say(locale, themeWords[theme]) }),
    checked: codes(['6', '12', '0'], {
      filter: 'checked_before',
      column: 'assured_at',
      title: words.checkedBefore,
      say: (months, locale) => say(locale, words.monthsAgo, { n: Number(months) }),
    }),
    suggested: codes(['true'], { filter: 'suggested', column: 'words', title: words.told, say: (_, locale) => say(locale, words.someTold) }),
    unowned: codes(['true'], { filter: 'unowned', column: 'organization_id', title: words.organization, say: (_, locale) => say(locale, words.nobody) }),
    organization: freeText({ filter: 'organization_id', max: 40 }),
  },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'draft', label: statusWords.draft, filter: { statusEq: 'draft' } },
    { key: 'pending', label: words.pending, filter: { statusEq: 'pending' }, isAlert: true },
    { key: 'active', label: words.active, filter: { statusEq: 'active' } },
    { key: 'stale', label: words.stale, filter: { statusEq: 'stale' }, isAlert: true },
    { key: 'closed', label: words.closed, filter: { statusIn: ['temporarily_closed', 'inactive'] } },
  ],
  orders: { name: 'name', status: 'status', checked: 'assuredAt', changed: 'updatedAt' },
  usual: 'name',
  ask: {
    include: ['organization'],
    fields: {
      social_map_entries: ['name', 'status', 'themes', 'locations', 'phones', 'assuredAt', 'assuredHow', 'openSuggestions', 'updatedAt', 'organization'],
      organizations: ['name'],
    },
  },
})

/** The list of those who keep the entries of their own organizations. */
export const ownMapList = listWithout(mapList, ['unowned', 'organization', 'checked'])

export type MapRow = RowOfList<typeof mapList>
