import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList, listWithout } from '#features/lists/list.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { listWords as words } from './list-messages.ts'
import { vacancyWords } from '#features/vacancies/model/messages.ts'
import { statusWords } from '#features/vacancies/model/status-words.ts'
import { vacancy } from '#features/vacancies/model/vacancy.ts'

/** The list of an organization's vacancies, or of the whole center's (domain §3.1, decisions 32). */
export const vacancyList = defineList({
  page: '/vacancies',
  resource: vacancy,
  filters: {
    q: freeText({ filter: 'named', max: 100 }),
    theme: codes(themes, { filter: 'with_theme', column: 'themes', title: words.theme, say: (theme, locale) => say(locale, themeWords[theme]) }),
    expires: codes(['7', '14', '30'], {
      filter: 'expires_within',
      column: 'valid_through',
      title: words.expires,
      say: (days, locale) => say(locale, words.expiresWithin, { days }),
    }),
    reactions: codes(['true'], {
      filter: 'without_applications',
      column: 'places_taken',
      title: words.reactions,
      say: (_, locale) => say(locale, words.noneYet),
    }),
    first: codes(['true'], { filter: 'first', column: 'priority_until', title: words.first, say: (_, locale) => say(locale, vacancyWords.neededNow) }),
    changed: codes(['true'], {
      filter: 'unreviewed',
      column: 'unreviewed_since',
      title: words.unreviewed,
      say: (_, locale) => say(locale, words.unreviewedYes),
    }),
    organization: freeText({ filter: 'organization_id_eq', max: 40 }),
  },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'draft', label: words.drafts, filter: { statusEq: 'draft' } },
    { key: 'pending', label: statusWords.pending, filter: { statusEq: 'pending' }, isAlert: true },
    { key: 'denied', label: statusWords.denied, filter: { statusEq: 'denied' }, isAlert: true },
    { key: 'published', label: statusWords.published, filter: { statusEq: 'published' } },
    { key: 'resting', label: words.resting, filter: { statusIn: ['paused', 'filled'] } },
    { key: 'closed', label: statusWords.closed, filter: { statusEq: 'closed' } },
    { key: 'archived', label: statusWords.archived, filter: { statusEq: 'archived' } },
  ],
  orders: { title: 'title', status: 'status', age: 'createdAt', reactions: 'applicationsCount', expires: 'validThrough' },
  usual: '-age',
  ask: {
    include: ['organization', 'image'],
    fields: {
      vacancies: [
        'title',
        'themes',
        'tile',
        'image',
        'status',
        'createdAt',
        'applicationsCount',
        'undecidedApplications',
        'validThrough',
        'places',
        'placesTaken',
        'priorityUntil',
        'externalApplyUrl',
        'organization',
      ],
      organizations: ['name'],
    },
  },
})

/** The list for those who do not review. */
export const ownVacancyList = listWithout(vacancyList, ['changed'])

export type VacancyRow = RowOfList<typeof vacancyList>
