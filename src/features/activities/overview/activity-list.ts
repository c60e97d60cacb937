import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList, listWithout } from '#features/lists/list.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { activity } from '#features/activities/model/activity.ts'
import { activityListAddress } from '#features/activities/model/address.ts'
import { kindWords } from '#features/activities/model/code-words.ts'
import { activityKinds } from '#features/activities/model/codes.ts'
import { listWords as words } from './list-words.ts'

/** What a row draws, of any of the lists. */
const fields = {
  activities: [
    'title',
    'slug',
    'categories',
    'kind',
    'image',
    'organization',
    'isAllDay',
    'firstDay',
    'lastDay',
    'startTime',
    'endTime',
    'rule',
    'nextStartsAt',
    'nextOff',
    'location',
    'attendanceMode',
    'clash',
    'status',
    'stage',
    'proposedSince',
    'followers',
  ],
  organizations: ['name'],
} as const

const filters = {
  q: freeText({ filter: 'search', max: 100 }),
  kind: codes(activityKinds, { filter: 'kind_in', column: 'kind', title: words.kind, say: (kind, locale) => say(locale, kindWords[kind]) }),
  theme: codes(themes, { filter: 'with_category', column: 'categories', title: words.theme, say: (theme, locale) => say(locale, themeWords[theme]) }),
  repeats: codes(['true'], { filter: 'repeats', column: 'rule', title: words.repeats, say: (_, locale) => say(locale, words.repeats) }),
  clashes: codes(['true'], { filter: 'clashes', column: 'clash', title: words.room, say: (_, locale) => say(locale, words.clashes) }),
  own: codes(['true'], { filter: 'of_center', column: 'organization', title: words.organization, say: (_, locale) => say(locale, words.ofCenter) }),
  organization: freeText({ filter: 'organization_id_eq', max: 40 }),
  month: freeText({ filter: 'in_month', max: 7 }),
}

/** The activities of a center, or of somebody's organizations (domain §3.7). */
export const activityList = defineList({
  page: activityListAddress,
  resource: activity,
  filters,
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'waiting', label: words.waiting, filter: { stageEq: 'waiting' }, isAlert: true },
    { key: 'published', label: words.published, filter: { stageEq: 'published' } },
    { key: 'draft', label: words.drafts, filter: { stageEq: 'draft' } },
    { key: 'cancelled', label: words.cancelled, filter: { stageEq: 'cancelled' } },
    { key: 'past', label: words.past, filter: { stageEq: 'past' } },
  ],
  orders: { when: ['nextStartsAt', '-lastEndsAt'], title: 'title', status: 'status', added: 'createdAt' },
  usual: 'when',
  ask: { include: ['organization', 'image'], fields },
})

const ofOwn = listWithout(activityList, ['own', 'organization'])
/** The list of those who keep the activities of their organizations. */
export const ownActivityList = { ...ofOwn, tabs: ofOwn.tabs.map((tab) => (tab.key === 'all' ? { ...tab, label: words.mine } : tab)) }

/** What a volunteer sees: the activities that they follow, and all that are in the calendar. */
export const followedList = {
  ...listWithout(activityList, ['own', 'organization', 'repeats', 'clashes', 'added']),
  tabs: [
    { key: 'all', label: words.followed, filter: { followed: true }, values: null },
    { key: 'published', label: words.published, filter: {}, values: null },
  ],
  tabsBy: null,
}

export type ActivityRow = RowOfList<typeof activityList>
