import { defineForm } from '#design/form/define-form.ts'
import { addressInputs } from '#features/places/address-inputs.ts'
import { legalFormWords } from '#features/organizations/model/fact-words.ts'
import { formWords as words } from '#features/organizations/editor/form-messages.ts'
import { messages } from '#features/organizations/model/messages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { organization } from '#features/organizations/model/organization.ts'
import { themeTiles } from '#features/organizations/model/theme-tiles.ts'

const { Organization, School, VolunteerCenter } = messages

/** The fields of an organization with their labels; each form takes those it needs. */
export const organizationForm = defineForm(organization.attributes, {
  name: { label: words.name, hint: words.nameHint, autoComplete: 'organization', words: { blank: words.nameMissing } },
  organizationType: { label: words.type, options: { Organization, School, VolunteerCenter }, only: ['Organization', 'School'] },
  legalForm: {
    label: words.legalForm,
    options: legalFormWords,
    notes: { informeel: words.informeelNote },
    words: { blank: words.legalFormMissing },
  },
  kvkNumber: {
    label: words.kvk,
    hint: words.kvkHint,
    inputMode: 'numeric',
    width: 'half',
    words: { invalid: words.kvkWrong, too_long: words.kvkWrong, blank: words.kvkWrong },
  },
  summary: { label: words.summary, hint: words.summaryHint, rows: 2, words: { blank: words.summaryMissing } },
  'profile.description': {
    label: words.description,
    hint: words.descriptionHint,
    rows: 8,
    words: { blank: words.descriptionShort, too_short: words.descriptionShort },
  },
  'profile.themes': {
    label: words.themes,
    hint: words.themesHint,
    options: themeWords,
    tiles: themeTiles,
    words: { blank: words.themesMissing, too_many: words.themesMany },
  },
  ...addressInputs,
  phone: { label: words.phone, type: 'tel', autoComplete: 'tel', width: 'half' },
  publicEmail: { label: words.publicEmail, hint: words.publicEmailHint, autoComplete: 'email' },
  website: { label: words.website, autoComplete: 'url' },
  'contactPerson.firstName': { label: words.contactFirstName, autoComplete: 'given-name', width: 'half', words: { blank: words.contactFirstNameMissing } },
  'contactPerson.lastName': { label: words.contactLastName, autoComplete: 'family-name', width: 'half' },
  'contactPerson.email': { label: words.contactEmail, autoComplete: 'email', words: { blank: words.contactEmailMissing } },
  'contactPerson.phone': { label: words.contactPhone, type: 'tel', autoComplete: 'tel', width: 'half' },
  note: { label: words.note, rows: 4 },
  nonprofitDeclared: { label: words.nonprofit, words: { accepted: words.nonprofitMissing } },
  isOnSocialMap: { label: words.onMap, hint: words.onMapHint },
  isTrustedWithActivities: { label: words.trusted, hint: words.trustedHint },
  termsAccepted: { label: words.terms, words: { accepted: words.termsMissing } },
})

export type OrganizationInput = keyof typeof organizationForm.entries
