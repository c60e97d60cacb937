import { defineForm } from '#design/form/define-form.ts'
import { text } from '#kernel/fields/field.ts'
import { suspensionFields } from '#features/tenancy/site-fields.ts'
import { formWords as personWords } from '#features/users/person/form-messages.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import { addWords, kindWords, oneWords } from './messages.ts'
import { addFields } from './platform-center.ts'

/** The form that adds a center. The choice of the site is drawn by the page, which knows the sites. */
export const addForm = defineForm(addFields, {
  site: { label: addWords.site, words: { blank: addWords.noSite } },
  kind: { label: addWords.kind, hint: addWords.kindHint, options: kindWords, as: 'radios', isNeeded: true },
  name: { label: addWords.name, words: { blank: addWords.nameMissing } },
  town: { label: addWords.town, words: { blank: addWords.townMissing } },
  address: { label: addWords.address, hint: addWords.addressHint, isNeeded: true },
  firstName: { label: personWords.firstName, autoComplete: 'off', width: 'half', words: { blank: personWords.firstNameMissing } },
  lastName: { label: personWords.lastName, autoComplete: 'off', width: 'half' },
  email: { label: personWords.email, autoComplete: 'off', words: { blank: personWords.emailMissing } },
  locale: { label: personWords.locale, options: { nl: staffWords.dutch, en: staffWords.english }, as: 'radios' },
})

export const hostForm = defineForm({ host: text({ max: 300 }) }, { host: { label: oneWords.host, hint: oneWords.hostHint } })

export const suspendForm = defineForm(
  { reason: { ...suspensionFields.reason, optional: false as const } },
  { reason: { label: oneWords.reason, hint: oneWords.reasonHint, rows: 3, words: { blank: oneWords.reasonMissing } } },
)
