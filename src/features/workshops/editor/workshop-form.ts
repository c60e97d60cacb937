import { type DeclaredFields, defineForm } from '#design/form/define-form.ts'
import { amountPattern, longestAmount } from '#kernel/fields/amount.ts'
import { boolean, date, email, group, text, url } from '#kernel/fields/field.ts'
import { languageNames } from '#kernel/i18n/spoken-languages.ts'
import { themeTiles } from '#features/organizations/model/theme-tiles.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { accessNames } from '#features/social-map/presentation/code-words.ts'
import { type Audience, audiences, mostMaterials, mostSessions } from '#features/workshops/model/codes.ts'
import { sessionFields } from '#features/workshops/model/session.ts'
import { workshop } from '#features/workshops/model/workshop.ts'
import { audienceWords, levelWords } from '#features/workshops/presentation/workshop-words.ts'
import { editorWords as words } from './editor-words.ts'

/** The numbered groups of the sessions: `session1.day`. */
export const sessionNames = Array.from({ length: mostSessions }, (_, at) => `session${at + 1}`)

const clock = text({ max: 5, pattern: /^([01]\d|2[0-3]):[0-5]\d$/, optional: true })
const session = {
  day: date({ optional: true }),
  from: clock,
  until: clock,
  place: sessionFields.place,
  city: sessionFields.city,
  url: url({ max: 500, optional: true, secure: true }),
  isOptional: boolean({ optional: true }),
  isOff: boolean({ optional: true }),
}
export const sessionParts = Object.keys(session) as (keyof typeof session)[]

const sessionEntries = {
  day: { label: words.day, isNeeded: true, width: 'third' },
  from: { label: words.from, hint: words.timeHint, isNeeded: true, width: 'third', inputMode: 'numeric', words: { invalid: words.timeWrong } },
  until: { label: words.until, hint: words.timeHint, isNeeded: true, width: 'third', inputMode: 'numeric', words: { invalid: words.timeWrong } },
  place: { label: words.place, hint: words.placeHint, width: 'two-thirds' },
  city: { label: words.city, width: 'third' },
  url: { label: words.url, hint: words.urlHint },
  isOptional: { label: words.isOptional, isNeeded: true },
  isOff: { label: words.isOff, isNeeded: true },
} as const

/** The numbered groups of the documents: `material1.file`, the id of one of the library. */
export const materialNames = Array.from({ length: mostMaterials }, (_, at) => `material${at + 1}`)
const material = { file: text({ max: 36, optional: true }) }

const askedOnce = {
  title: { label: words.title },
  description: { label: words.description, as: 'rich', isNeeded: true },
  learns: { label: words.learns, hint: words.learnsHint, rows: 4 },
  themes: { label: words.themes, options: themeWords, tiles: themeTiles },
  registrationDeadline: { label: words.registrationDeadline, hint: words.deadlineHint, isNeeded: true, width: 'half' },
  audience: { label: words.audience, options: audienceWords, as: 'radios' },
  organizationSeats: { label: words.organizationSeats, width: 'half' },
  capacityMax: { label: words.capacityMax, width: 'half' },
  capacityMin: { label: words.capacityMin, hint: words.capacityMinHint, width: 'half' },
  cancelUntilHours: { label: words.cancelUntilHours, width: 'half' },
  isStrict: { label: words.isStrict, hint: words.isStrictHint, isNeeded: true },
  firstRequired: { label: words.firstRequired, isNeeded: true },
  certificate: { label: words.certificate, isNeeded: true },
  trainerName: { label: words.trainerName },
  trainerWords: { label: words.trainerWords, rows: 3 },
  trainerEmail: { label: words.trainerEmail, hint: words.trainerEmailHint },
  priceText: { label: words.priceText, hint: words.priceTextHint, width: 'two-thirds' },
  price: { label: words.price, hint: words.priceHint, width: 'third', inputMode: 'decimal', words: { invalid: words.priceWrong, too_long: words.priceWrong } },
  level: { label: words.level, options: levelWords, as: 'select', width: 'half' },
  languages: { label: words.languages, options: languageNames },
  accessibility: { label: words.accessibility, options: accessNames },
} as const

const fields = {
  ...workshop.attributes,
  isStrict: boolean({ optional: true }),
  firstRequired: boolean({ optional: true }),
  certificate: boolean({ optional: true }),
  trainerEmail: email({ optional: true }),
  /** The price in euros, as it is typed. */
  price: text({ max: longestAmount, pattern: amountPattern, optional: true }),
  ...Object.fromEntries(sessionNames.map((name) => [name, group(session, { optional: true })])),
  ...Object.fromEntries(materialNames.map((name) => [name, group(material, { optional: true })])),
}

const formFor = (only: readonly Audience[]): DeclaredFields =>
  defineForm(
    fields as never,
    {
      ...askedOnce,
      audience: { ...askedOnce.audience, only },
      ...Object.fromEntries(sessionNames.flatMap((name) => Object.entries(sessionEntries).map(([part, entry]) => [`${name}.${part}`, entry]))),
      ...Object.fromEntries(materialNames.map((name) => [`${name}.file`, { label: words.material }])),
    } as never,
  )

/** The form of a workshop; where the site has no calendar of activities nothing is said of it. */
export const workshopForm = formFor(audiences)
const formWithoutCalendar = formFor(['volunteers', 'organizations'])
export const workshopFormOf = (hasCalendar: boolean): DeclaredFields => (hasCalendar ? workshopForm : formWithoutCalendar)

/** What a workshop begins with. */
export const beginForm = defineForm(workshop.attributes, { title: { label: words.title }, capacityMax: { label: words.capacityMax, width: 'half' } })
