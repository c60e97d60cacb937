import type { Typed } from '#kernel/fields/form.ts'
import { readForm } from '#kernel/fields/read-form.ts'
import { say, type Locale } from '#kernel/i18n/messages.ts'
import { pickFields, requireFields } from '#design/form/define-form.ts'
import { signUpWords as words } from '#features/organizations/sign-up/sign-up-messages.ts'
import { organizationForm, type OrganizationInput } from '#features/organizations/editor/web/organization-form.ts'

type Step = { title: { nl: string; en: string }; text: { nl: string; en: string }; names: readonly OrganizationInput[] }

const person = ['contactPerson.firstName', 'contactPerson.lastName', 'contactPerson.email', 'contactPerson.phone'] as const

/** The steps of signing an organization up. Who is signed in is not asked who they are. */
export const signUpSteps = (isSignedIn: boolean): readonly Step[] => [
  { title: words.about, text: words.aboutText, names: ['name', 'organizationType', 'legalForm', 'kvkNumber'] },
  { title: words.work, text: words.workText, names: ['summary', 'profile.description', 'profile.themes'] },
  {
    title: words.place,
    text: words.placeText,
    names: ['address.street', 'address.houseNumber', 'address.postcode', 'address.city', 'phone', 'publicEmail', 'website'],
  },
  { title: words.you, text: words.youText, names: [...(isSignedIn ? [] : person), 'note'] },
  { title: words.check, text: words.checkText, names: ['nonprofitDeclared', 'termsAccepted'] },
]

/** A record may go without these; whoever signs up fills them in. */
const needed = ['legalForm', 'kvkNumber', 'nonprofitDeclared', 'termsAccepted'] as const
const signUpForm = requireFields(organizationForm, needed)

/** The form of one step, or of all. */
export const formOf = (steps: readonly Step[]) =>
  pickFields(
    signUpForm,
    steps.flatMap(({ names }) => names),
  )

/** What somebody typed in some steps, and what is wrong with it. A group without registration has no number. */
export function validateSteps(steps: readonly Step[], data: FormData, locale: Locale) {
  const isGroup = data.get('legalForm') === 'informeel'
  if (isGroup) data.delete('kvkNumber')
  const { body, typed, faults } = readForm(formOf(steps), data, locale)
  const { kvkNumber, ...others } = faults
  if (isGroup || kvkNumber === undefined) return { body, typed, faults: others }
  return { body, typed, faults: { ...others, kvkNumber: typed['kvkNumber']?.[0] ? kvkNumber : say(locale, words.kvkNeeded) } }
}

/** What waits on the server, as if it had been sent now. */
export function asForm(words: Typed): FormData {
  const data = new FormData()
  for (const [name, values] of Object.entries(words)) for (const value of values) data.append(name, value)
  return data
}

/** The first step that is not right yet: nobody comes further than that. The last one is asked when it is sent. */
export function firstOpenStep(steps: readonly Step[], words: Typed, locale: Locale): number {
  const data = asForm(words)
  const open = steps.findIndex((step) => Object.keys(validateSteps([step], data, locale).faults).length > 0)
  return open === -1 ? steps.length - 1 : open
}
