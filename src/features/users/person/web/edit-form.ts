import { defineForm } from '#design/form/define-form.ts'
import { formWords as words } from '#features/users/person/form-messages.ts'
import { staffWords } from '#features/users/person/staff-messages.ts'
import { user } from '#features/users/model/user.ts'

const name = {
  firstName: { label: words.firstName, autoComplete: 'off', width: 'half', words: { blank: words.firstNameMissing } },
  lastName: { label: words.lastName, autoComplete: 'off', width: 'half' },
} as const
const phone = { label: words.phone, type: 'tel', autoComplete: 'off', width: 'half' } as const
const locale = { label: words.locale, hint: words.localeHint, options: { nl: staffWords.dutch, en: staffWords.english }, as: 'radios' } as const

const nameForm = defineForm(user.attributes, name)
const withoutLanguage = defineForm(user.attributes, { ...name, phone })
const personForm = defineForm(user.attributes, { ...name, phone, locale })

/**
 * The fields that may be changed of somebody: an organization's admin changes the name, center staff more. An address is changed by its
 * owner only.
 */
export const editFormFor = (isStaffs: boolean, languages: boolean) => (!isStaffs ? nameForm : languages ? personForm : withoutLanguage)
