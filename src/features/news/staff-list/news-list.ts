import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themes } from '#features/organizations/model/themes.ts'
import { news } from '#features/news/model/news.ts'
import { staffWords as words } from './staff-messages.ts'
import { statusWords } from '#features/news/model/status-words.ts'

/** All news of a center, for staff. */
export const newsList = defineList({
  page: '/content?part=news',
  resource: news,
  filters: {
    q: freeText({ filter: 'search', max: 100 }),
    theme: codes(themes, { filter: 'theme_in', column: 'theme', title: words.theme, say: (theme, locale) => say(locale, themeWords[theme]) }),
  },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'draft', label: statusWords.draft, filter: { statusEq: 'draft' } },
    { key: 'scheduled', label: statusWords.scheduled, filter: { statusEq: 'scheduled' } },
    { key: 'published', label: statusWords.published, filter: { statusEq: 'published' } },
    { key: 'unpublished', label: statusWords.unpublished, filter: { statusEq: 'unpublished' } },
    { key: 'archived', label: statusWords.archived, filter: { statusEq: 'archived' } },
  ],
  orders: { name: 'title', status: 'status', day: 'publishedAt' },
  usual: '-day',
  ask: { fields: { news: ['title', 'titleEn', 'status', 'theme', 'publishedAt', 'pinned'] } },
})

export type NewsRow = RowOfList<typeof newsList>
