import { freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { builderWords as words, statusWords } from '#features/center-forms/model/builder-words.ts'
import { builtForm } from '#features/center-forms/model/built-form.ts'
import { allFormsPath } from '#features/center-forms/model/paths.ts'

/** The forms of a center, for its staff. */
export const formList = defineList({
  page: allFormsPath,
  resource: builtForm,
  filters: { q: freeText({ filter: 'search', max: 100 }) },
  tabs: [
    { key: 'all', label: words.all, filter: {} },
    { key: 'open', label: statusWords.open, filter: { statusEq: 'open' } },
    { key: 'draft', label: statusWords.draft, filter: { statusEq: 'draft' } },
    { key: 'closed', label: statusWords.closed, filter: { statusEq: 'closed' } },
  ],
  orders: { form: 'titleNl', answers: 'answers', closes: 'closesOn', changed: 'updatedAt' },
  usual: '-changed',
  ask: { fields: { center_forms: ['titleNl', 'titleEn', 'slug', 'status', 'closesOn', 'answers', 'updatedAt'] } },
})

export type FormRow = RowOfList<typeof formList>
