import { type DeclaredFields, defineForm } from '#design/form/define-form.ts'
import { maxExceptions } from '#features/opening-hours/opening-times.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themeTiles } from '#features/organizations/model/theme-tiles.ts'
import { holidayRuleWords, locationTypeWords, visibilityWords } from '#features/social-map/model/choice-words.ts'
import { accessibilityCodes, addressVisibilities, costKinds, locationTypes } from '#features/social-map/model/codes.ts'
import { mapEntry } from '#features/social-map/model/entry.ts'
import { accessNames, costNames, lawNames } from '#features/social-map/presentation/code-words.ts'
import { listWords } from '#features/social-map/staff-list/list-words.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { boolean, group, lines, oneOf, someOf, text } from '#kernel/fields/field.ts'
import { languageNames } from '#kernel/i18n/spoken-languages.ts'
import { entryWords as words } from './entry-words.ts'

/** Most offers and places of one entry. */
export const mostParts = 10
const numbers = Array.from({ length: mostParts }, (_, at) => at + 1)

export const serviceNames = numbers.map((n) => `service${n}`)
export const placeNames = numbers.map((n) => `place${n}`)

const asked = (max: number) => text({ max, optional: true })
/** One offer: its fields in the form, by the names of its attributes. */
const service = {
  name: text({ min: 2, max: 120, optional: true }),
  description: asked(1000),
  eligibility: asked(300),
  costKind: oneOf(costKinds, { optional: true }),
  costText: asked(200),
  applicationProcess: asked(300),
  isReferralNeeded: boolean({ optional: true }),
  waitTime: asked(120),
  isRemoved: boolean({ optional: true }),
}
const place = {
  type: oneOf(locationTypes, { optional: true }),
  name: asked(120),
  street: asked(120),
  houseNumber: asked(12),
  postcode: text({ max: 7, optional: true, reads: 'postcode or area' }),
  city: asked(80),
  addressVisibility: oneOf(addressVisibilities, { optional: true }),
  accessibility: someOf(accessibilityCodes, { optional: true }),
  transport: asked(300),
  /** A row of the week on each line (`opening-lines.ts`). */
  hours: lines({ max: 160, maxItems: 28, optional: true }),
  exceptions: lines({ max: 240, maxItems: maxExceptions, optional: true }),
  isRemoved: boolean({ optional: true }),
}
type ServiceField = keyof typeof service
type PlaceField = keyof typeof place

const serviceEntries = {
  name: { label: words.serviceName, hint: words.serviceNameHint, isNeeded: true },
  description: { label: words.serviceDescription, rows: 3 },
  eligibility: { label: words.eligibility },
  costKind: { label: words.costKind, options: costNames, as: 'select', width: 'half' },
  costText: { label: words.costText, hint: words.costTextHint },
  applicationProcess: { label: words.applicationProcess, hint: words.applicationHint },
  isReferralNeeded: { label: words.isReferralNeeded, isNeeded: true },
  waitTime: { label: words.waitTime, width: 'half' },
  isRemoved: { label: words.removeService, isNeeded: true },
} as const satisfies Record<ServiceField, object>
const placeEntries = {
  type: { label: words.placeType, options: locationTypeWords, isNeeded: true },
  name: { label: words.placeName, hint: words.placeNameHint },
  street: { label: words.street, width: 'two-thirds' },
  houseNumber: { label: words.houseNumber, width: 'third' },
  postcode: { label: words.postcode, width: 'third' },
  city: { label: words.city, width: 'two-thirds' },
  addressVisibility: {
    label: words.addressVisibility,
    isNeeded: true,
    options: visibilityWords,
    notes: { public: words.seesPublic, area: words.seesArea, hidden: words.seesHidden },
  },
  accessibility: { label: words.accessibility, options: accessNames },
  transport: { label: words.transport, hint: words.transportHint, rows: 2 },
  hours: { label: words.hours, hint: words.hoursHint },
  exceptions: { label: words.exceptions, hint: words.exceptionsHint },
  isRemoved: { label: words.removePlace, isNeeded: true },
} as const satisfies Record<PlaceField, object>

const each = <Value>(names: readonly string[], value: Value) => Object.fromEntries(names.map((name) => [name, value]))
const under = (names: readonly string[], entries: Readonly<Record<string, object>>) =>
  Object.fromEntries(names.flatMap((name) => Object.entries(entries).map(([field, entry]) => [`${name}.${field}`, entry])))

const theme = { options: themeWords, tiles: themeTiles }

/** Everything that is asked of an entry but its offers and places, by section. */
const askedOnce = {
  name: { label: words.name, hint: words.nameHint, words: { blank: words.nameMissing } },
  shortDescription: { label: words.shortDescription, hint: words.shortHint, rows: 2, isNeeded: true },
  description: { label: words.description, as: 'rich' },
  kvkNumber: { label: listWords.kvk, hint: words.kvkHint, inputMode: 'numeric', width: 'half', words: { invalid: words.kvkWrong, too_long: words.kvkWrong } },
  rsin: { label: words.rsin, inputMode: 'numeric', width: 'half', words: { invalid: words.rsinWrong, too_long: words.rsinWrong } },
  isAnbi: { label: words.isAnbi },
  phones: { label: listWords.phones, hint: words.phonesHint, rows: 2 },
  website: { label: listWords.website },
  contactEmail: { label: listWords.questions, hint: words.contactEmailHint },
  holidayRule: { label: words.holidayRule, options: holidayRuleWords },
  themes: { label: words.themes, hint: words.themesHint, ...theme },
  targetGroups: { label: words.targetGroups, options: targetGroupNames },
  minAge: { label: words.minAge, width: 'third' },
  maxAge: { label: words.maxAge, width: 'third' },
  law: { label: words.law, options: lawNames, as: 'select', width: 'two-thirds' },
  languages: { label: words.languages, hint: words.languagesHint, options: languageNames },
  alert: { label: words.alert, hint: words.alertHint },
  alertUntil: { label: words.alertUntil, width: 'half' },
  allIsRight: { label: words.allIsRight, isNeeded: true, hint: words.allIsRightHint },
} as const

const fields = {
  ...mapEntry.attributes,
  phones: lines({ max: 95, maxItems: mostParts, optional: true }),
  allIsRight: boolean({ optional: true }),
  ...each(serviceNames, group(service, { optional: true })),
  ...each(placeNames, group(place, { optional: true })),
}

/** The form of an entry. Offers and places are numbered groups: `service1.name`, `place2.hours`. */
export const entryForm: DeclaredFields = defineForm(
  fields as never,
  { ...askedOnce, ...under(serviceNames, serviceEntries), ...under(placeNames, placeEntries) } as never,
)

/** The attributes of an offer that the form asks for. */
export const serviceFields = Object.keys(service) as ServiceField[]
