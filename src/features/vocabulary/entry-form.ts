import { defineForm } from '#design/form/define-form.ts'
import { vocabularyWords as words } from './messages.ts'
import { vocabularyEntry } from './vocabulary-entry.ts'

const { attributes } = vocabularyEntry

export const entryForm = defineForm(attributes, {
  name: { label: words.name, hint: words.nameHint },
  words: { label: words.words, hint: words.wordsHint, rows: 4 },
  near: { label: words.ownNear, hint: words.ownNearHint, rows: 2 },
})

export const entryWordsForm = defineForm(attributes, {
  words: { label: words.words, hint: words.wordsHint, rows: 6 },
  near: { label: words.ownNear, hint: words.ownNearHint, rows: 2 },
})
