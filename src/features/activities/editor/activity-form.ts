import { defineForm, pickFields } from '#design/form/define-form.ts'
import { themeTiles } from '#features/organizations/model/theme-tiles.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { activity, placeParts, translationParts } from '#features/activities/model/activity.ts'
import { accessibilityWords, costWords, kindWords, modeWords, onlineShownWords, weekdayName } from '#features/activities/model/code-words.ts'
import { nthName } from '#features/activities/series/when-words.ts'
import { boolean, date, group, integer, json, oneOf, someOf } from '#kernel/fields/field.ts'
import type { RichText } from '#kernel/rich-text/rich-text.ts'
import { languageNames } from '#kernel/i18n/spoken-languages.ts'
import { editorFieldWords as words } from './field-words.ts'

const kinds = ['none', 'daily', 'weekly', 'monthly_date', 'monthly_weekday'] as const
const weekdays = ['1', '2', '3', '4', '5', '6', '7'] as const
const nths = ['1', '2', '3', '4', 'last'] as const
const dates = [...Array.from({ length: 31 }, (_, at) => String(at + 1)), 'last']

const both = <Code extends string>(codes: readonly Code[], say: (code: Code, locale: 'nl' | 'en') => string) =>
  Object.fromEntries(codes.map((code) => [code, { nl: say(code, 'nl'), en: say(code, 'en') }])) as Record<Code, { nl: string; en: string }>

const fields = {
  ...activity.attributes,
  /** How it repeats, in the choices of the form: `save-activity.ts` makes a rule of them. */
  rule: group(
    {
      kind: oneOf(kinds),
      every: oneOf(['1', '2', '3', '4'], { optional: true }),
      weekdays: someOf(weekdays, { optional: true }),
      date: oneOf(dates, { optional: true }),
      nth: oneOf(nths, { optional: true }),
      weekday: oneOf(weekdays, { optional: true }),
      ends: oneOf(['until', 'count'], { optional: true }),
      until: date({ optional: true }),
      count: integer({ min: 2, max: 200, optional: true }),
    },
    { optional: true },
  ),
  location: group(placeParts, { optional: true }),
  english: group({ ...translationParts, description: json<RichText>()({ optional: true, rich: true }) }, { optional: true }),
  isAllDay: boolean({ optional: true }),
  registrationNeeded: boolean({ optional: true }),
}

export const activityForm = defineForm(fields, {
  title: { label: words.title, hint: words.titleHint, words: { blank: words.titleMissing } },
  description: { label: words.description, as: 'rich', isNeeded: true, words: { blank: words.descriptionMissing } },
  kind: { label: words.kind, options: kindWords, as: 'select', width: 'half' },
  categories: { label: words.categories, hint: words.categoriesHint, options: themeWords, tiles: themeTiles, words: { blank: words.categoriesMissing } },
  firstDay: { label: words.firstDay, isNeeded: true, words: { blank: words.firstDayMissing } },
  isAllDay: { label: words.isAllDay, isNeeded: true },
  startTime: { label: words.startTime, isNeeded: true, words: { blank: words.startTimeMissing } },
  endTime: { label: words.endTime, isNeeded: true },
  lastDay: { label: words.lastDay, hint: words.lastDayHint },
  'rule.kind': {
    label: words.repeats,
    options: { none: words.none, daily: words.daily, weekly: words.weekly, monthly_date: words.monthly_date, monthly_weekday: words.monthly_weekday },
    notes: { daily: words.dailyNote, weekly: words.weeklyNote, monthly_weekday: words.monthlyWeekdayNote },
    as: 'radios',
  },
  'rule.weekdays': { label: words.weekdays, options: both(weekdays, (day, locale) => weekdayName(Number(day), locale)), isNeeded: true },
  'rule.every': { label: words.every, options: { 1: words.every1, 2: words.every2, 3: words.every3, 4: words.every4 }, as: 'select', isNeeded: true },
  'rule.date': {
    label: words.date,
    options: { ...both(dates, (day) => day), last: words.lastDate },
    as: 'select',
    isNeeded: true,
  },
  'rule.nth': {
    label: words.nth,
    options: both(nths, (nth, locale) => nthName(nth === 'last' ? nth : Number(nth), locale)),
    as: 'select',
    width: 'half',
    isNeeded: true,
  },
  'rule.weekday': {
    label: words.weekday,
    options: both(weekdays, (day, locale) => weekdayName(Number(day), locale)),
    as: 'select',
    width: 'half',
    isNeeded: true,
  },
  'rule.ends': { label: words.ends, options: { until: words.endsUntil, count: words.endsCount }, as: 'radios', isNeeded: true },
  'rule.until': { label: words.until, isNeeded: true },
  'rule.count': { label: words.count, hint: words.countHint, isNeeded: true },
  exdates: { label: words.exdates, hint: words.exdatesHint },
  attendanceMode: { label: words.attendanceMode, options: modeWords, as: 'radios' },
  'location.name': { label: words.placeName, hint: words.placeNameHint, isNeeded: true, words: { blank: words.placeMissing } },
  'location.street': { label: words.street, width: 'two-thirds' },
  'location.houseNumber': { label: words.houseNumber, width: 'third' },
  'location.postcode': { label: words.postcode, width: 'third' },
  'location.city': { label: words.city, width: 'two-thirds' },
  'location.mapEntryId': { label: words.placeName },
  onlineUrl: { label: words.onlineUrl, hint: words.onlineUrlHint, isNeeded: true, words: { blank: words.onlineUrlMissing } },
  onlineShown: { label: words.onlineShown, options: onlineShownWords, as: 'radios' },
  accessibility: { label: words.accessibility, options: accessibilityWords },
  targetGroups: { label: words.targetGroups, hint: words.targetGroupsHint, options: targetGroupNames },
  languages: { label: words.languages, options: languageNames },
  minAge: { label: words.minAge, width: 'third' },
  maxAge: { label: words.maxAge, width: 'third' },
  capacityWords: { label: words.capacityWords, hint: words.capacityHint },
  costKind: { label: words.costKind, options: costWords, as: 'select', width: 'half' },
  costText: { label: words.costText, hint: words.costTextHint, width: 'half' },
  registrationNeeded: { label: words.registrationNeeded, isNeeded: true },
  registrationWords: { label: words.registrationWords, hint: words.registrationWordsHint },
  registrationUrl: { label: words.registrationUrl },
  'english.title': { label: words.titleEn, lang: 'en' },
  'english.description': { label: words.descriptionEn, as: 'rich' },
  'english.costText': { label: words.costTextEn, lang: 'en' },
  'english.registrationWords': { label: words.registrationWordsEn, lang: 'en' },
})
export type ActivityInput = keyof typeof activityForm.entries

/** Relations that the form sets by id. */
export const activityLinks = ['image', 'vacancy'] as const

/** The inputs that say when it is. */
export const whenInputs = [
  'firstDay',
  'isAllDay',
  'startTime',
  'endTime',
  'lastDay',
  'rule.kind',
  'rule.weekdays',
  'rule.every',
  'rule.date',
  'rule.nth',
  'rule.weekday',
  'rule.ends',
  'rule.until',
  'rule.count',
  'exdates',
] as const satisfies readonly ActivityInput[]
export const whenForm = pickFields(activityForm, whenInputs)

const english = Object.keys(activityForm.entries).filter((name) => name.startsWith('english.')) as ActivityInput[]

/** The form of a site in one language, or in two. */
export function activityFormFor(isBilingual: boolean): typeof activityForm {
  if (isBilingual) return activityForm
  const names = (Object.keys(activityForm.entries) as ActivityInput[]).filter((name) => !english.includes(name))
  return pickFields(activityForm, names) as typeof activityForm
}
