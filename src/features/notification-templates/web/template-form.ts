import { group, text } from '#kernel/fields/field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { defineForm, pickFields } from '#design/form/define-form.ts'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import { type BothTexts, mostLetters } from '#features/notification-templates/template.ts'

const texts = group({
  subject: text({ max: mostLetters.subject }),
  body: text({ max: mostLetters.body }),
  button: text({ max: mostLetters.button, optional: true }),
})

export const templateFields = defineForm(
  { nl: texts, en: texts },
  {
    'nl.subject': { label: words.subjectNl, lang: 'nl' },
    'nl.body': { label: words.bodyNl, hint: words.bodyHint, rows: 9, lang: 'nl' },
    'nl.button': { label: words.buttonNl, isNeeded: true, lang: 'nl' },
    'en.subject': { label: words.subjectEn, lang: 'en' },
    'en.body': { label: words.bodyEn, hint: words.bodyHint, rows: 9, lang: 'en' },
    'en.button': { label: words.buttonEn, isNeeded: true, lang: 'en' },
  },
)
const withoutButton = pickFields(templateFields, ['nl.subject', 'nl.body', 'en.subject', 'en.body'])

/** The words of a mail in both languages; not every mail has a button. */
export const templateForm = ({ nl }: BothTexts) => (nl.button === '' ? withoutButton : templateFields)

export const fieldsOf = (locale: Locale) => [`${locale}.subject`, `${locale}.body`, `${locale}.button`] as const
