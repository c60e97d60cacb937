import { email, group, text } from '#kernel/fields/field.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import { defineForm, pickFields } from '#design/form/define-form.ts'
import { templateWords as words } from '#features/notification-templates/messages.ts'
import { type BothTexts, maxCharacters } from '#features/notification-templates/template.ts'

const texts = group({
  subject: text({ max: maxCharacters.subject }),
  preheader: text({ max: maxCharacters.preheader, optional: true }),
  body: text({ max: maxCharacters.body }),
  button: text({ max: maxCharacters.button, optional: true }),
})

export const templateFields = defineForm(
  { nl: texts, en: texts, replyTo: email({ max: 200, optional: true }) },
  {
    'nl.subject': { label: words.subjectNl, lang: 'nl' },
    'nl.preheader': { label: words.preheaderNl, lang: 'nl' },
    'nl.body': { label: words.bodyNl, hint: words.bodyHint, rows: 9, lang: 'nl' },
    'nl.button': { label: words.buttonNl, isNeeded: true, lang: 'nl' },
    'en.subject': { label: words.subjectEn, lang: 'en' },
    'en.preheader': { label: words.preheaderEn, lang: 'en' },
    'en.body': { label: words.bodyEn, hint: words.bodyHint, rows: 9, lang: 'en' },
    'en.button': { label: words.buttonEn, isNeeded: true, lang: 'en' },
    replyTo: { label: words.replyTo, hint: words.replyToHint },
  },
)
const withoutButton = pickFields(templateFields, ['nl.subject', 'nl.preheader', 'nl.body', 'en.subject', 'en.preheader', 'en.body', 'replyTo'])

/** The words of a mail in both languages; not every mail has a button. */
export const templateForm = ({ nl }: BothTexts) => (nl.button === '' ? withoutButton : templateFields)

export const headFieldsOf = (locale: Locale) => [`${locale}.subject`, `${locale}.preheader`] as const
export const textFieldsOf = (locale: Locale) => [`${locale}.body`, `${locale}.button`] as const
