import { defineForm } from '#design/form/define-form.ts'
import { partWords } from '#features/social-map/model/part-words.ts'
import { suggestion } from '#features/social-map/model/suggestion.ts'
import { suggestWords as words } from './suggest-words.ts'

/** What somebody says is wrong with an entry. */
export const suggestForm = defineForm(suggestion.attributes, {
  part: { label: words.part, options: partWords, as: 'select' },
  words: { label: words.words, hint: words.wordsHint, rows: 4, words: { blank: words.wordsMissing, too_short: words.wordsMissing } },
})
