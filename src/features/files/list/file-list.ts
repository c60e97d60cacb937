import { say } from '#kernel/i18n/messages.ts'
import { codes, freeText } from '#kernel/search/parameter.ts'
import { type RowOfList, defineList } from '#features/lists/list.ts'
import { missingTexts, libraryFile, usageStates } from '#features/files/model/file.ts'
import { listWords as words } from './list-messages.ts'

const lackWords = { words: words.noWords, english: words.noEnglish }

export const fileList = defineList({
  page: '/content/file-upload',
  resource: libraryFile,
  filters: {
    q: freeText({ filter: 'search', max: 100 }),
    lacks: codes(missingTexts, { filter: 'lacks', column: 'alt_nl', title: words.words, say: (code, locale) => say(locale, lackWords[code]) }),
    use: codes(usageStates, { filter: 'with_use', column: 'id', title: words.use, say: (code, locale) => say(locale, words[code]) }),
  },
  tabs: [
    { key: 'all', label: words.all, filter: { shelfIn: ['pictures', 'documents'] } },
    { key: 'pictures', label: words.pictures, filter: { shelfEq: 'pictures' } },
    { key: 'documents', label: words.documents, filter: { shelfEq: 'documents' } },
    { key: 'removed', label: words.removed, filter: { shelfEq: 'removed' } },
  ],
  orders: { file: 'name', date: 'createdAt' },
  usual: '-date',
  ask: {
    fields: {
      files: ['name', 'kind', 'shelf', 'pictures', 'width', 'height', 'bytes', 'altNl', 'altEn', 'decorative', 'focusX', 'focusY', 'usedIn', 'createdAt'],
    },
  },
})

export type FileRow = RowOfList<typeof fileList>
