import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { defineList, type RowOfList } from '#features/lists/list.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { workshopsAddress } from '#features/workshops/model/address.ts'
import { audiences } from '#features/workshops/model/codes.ts'
import { workshop } from '#features/workshops/model/workshop.ts'
import { audienceWords } from '#features/workshops/presentation/workshop-words.ts'
import { listWords as words } from './list-words.ts'

/** The workshops of a center, for its staff. */
export const workshopList = defineList({
  page: workshopsAddress,
  resource: workshop,
  filters: {
    q: freeText({ filter: 'search', max: 100 }),
    theme: codes(themes, { filter: 'with_theme', column: 'themes', title: words.theme, say: (theme, locale) => say(locale, themeWords[theme]) }),
    audience: codes(audiences, { filter: 'audience_in', column: 'audience', title: words.audience, say: (one, locale) => say(locale, audienceWords[one]) }),
    presence: codes(['true'], { filter: 'presence_due', column: 'status', title: words.presence, say: (_, locale) => say(locale, words.presence) }),
  },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'toCome', label: words.toCome, filter: { statusIn: ['published', 'full', 'confirmed'] } },
    { key: 'draft', label: words.drafts, filter: { statusEq: 'draft' } },
    { key: 'cancelled', label: words.cancelled, filter: { statusEq: 'cancelled' } },
    { key: 'past', label: words.past, filter: { statusIn: ['completed', 'archived'] } },
  ],
  orders: { when: '-firstStartsAt', title: 'title', added: '-createdAt' },
  usual: 'when',
  ask: {
    fields: {
      workshops: [
        'title',
        'slug',
        'themes',
        'trainerName',
        'sessions',
        'status',
        'capacityMax',
        'capacityMin',
        'placesTaken',
        'waiting',
        'audience',
        'firstStartsAt',
        'createdAt',
      ],
    },
  },
})

export type WorkshopRow = RowOfList<typeof workshopList>
