import { boolean, group, lines, number, text } from '#kernel/fields/field.ts'
import { defineForm } from '#design/form/define-form.ts'
import { addressInputs } from '#features/places/address-inputs.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { themeTiles } from '#features/organizations/model/theme-tiles.ts'
import { fieldWords as words, languageNames, requirementNames } from './editor-field-words.ts'
import { commitmentNotes, commitmentWords, suitableWords, supportWords } from '#features/vacancies/model/choice-words.ts'
import { activityWords, skillNames } from '#features/vacancies/model/work-words.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { maxSlots, vacancy } from '#features/vacancies/model/vacancy.ts'

const question = group({ text: text({ min: 3, max: 300, optional: true }), required: boolean() }, { optional: true })
export const questionNames = ['question1', 'question2', 'question3', 'question4', 'question5'] as const

/** Fields whose form differs from the stored value: lists, and values in other units. `editor-record.ts` converts between the two. */
const asked = {
  english: group(
    { title: text({ max: 100, optional: true }), summary: text({ max: 160, optional: true }), description: text({ max: 5000, optional: true }) },
    { optional: true },
  ),
  /** One date a line (`slot-lines.ts`). */
  dates: lines({ max: 100, maxItems: maxSlots, optional: true }),
  /** In euros; the API takes cents. */
  allowance: number({ min: 0, max: 210, optional: true }),
  question1: question,
  question2: question,
  question3: question,
  question4: question,
  question5: question,
}

const ask = (n: number) => ({ label: { nl: words.question.nl({ n }), en: words.question.en({ n }) } })
const must = { label: words.questionRequired }
const theme = { options: themeWords, tiles: themeTiles }
const many = { too_large: words.hoursMany }

/** The fields of a vacancy with their labels, by the step of the editor that shows them. A field in no step is not in the form. */
export const askedIn = {
  wat: {
    title: { label: words.title, hint: words.titleHint, words: { blank: words.titleMissing } },
    themes: { label: words.themes, hint: words.themesHint, ...theme },
    targetGroups: { label: words.targetGroups, hint: words.targetGroupsHint, options: targetGroupNames },
    activities: { label: words.activities, hint: words.activitiesHint, options: activityWords },
    summary: { label: words.summary, hint: words.summaryHint, rows: 2 },
    description: { label: words.description, hint: words.descriptionHint, rows: 9 },
    tasks: { label: words.tasks, hint: words.tasksHint, rows: 4 },
    'english.title': { label: words.englishTitle },
    'english.summary': { label: words.englishSummary, rows: 2 },
    'english.description': { label: words.englishDescription, rows: 7 },
  },
  wie: {
    suitableFor: { label: words.suitableFor, hint: words.suitableForHint, options: suitableWords },
    expectations: { label: words.expectations, hint: words.expectationsHint, rows: 4 },
    requirements: { label: words.requirements, options: requirementNames },
    skills: { label: words.skills, hint: words.skillsHint, options: skillNames },
    languageLevel: { label: words.languageLevel, options: languageNames, as: 'select', width: 'two-thirds' },
    minAge: { label: words.minAge, width: 'third' },
    maxAge: { label: words.maxAge, width: 'third' },
    ageReason: { label: words.ageReason, hint: words.ageReasonHint },
    rewards: { label: words.rewards, hint: words.rewardsHint, rows: 4 },
    supportOffered: { label: words.supportOffered, options: supportWords },
    expenses: { label: words.expenses, options: { none: words.expensesNone, actual: words.expensesActual, allowance: words.expensesAllowance } },
    allowance: { label: words.allowance, width: 'third' },
    insured: { label: words.insured },
  },
  wanneer: {
    commitment: { label: words.commitment, isNeeded: true, options: commitmentWords, notes: commitmentNotes },
    dayparts: { label: words.dayparts, hint: words.daypartsHint, options: {} as never },
    dates: { label: words.dates, hint: words.datesHint },
    hoursPerWeekMin: { label: words.hoursPerWeekMin, width: 'half', words: many },
    hoursPerWeekMax: { label: words.hoursPerWeekMax, width: 'half', words: many },
    durationMonths: { label: words.durationMonths, width: 'half' },
    places: { label: words.places, hint: words.placesHint, width: 'half' },
    startDate: { label: words.startDate, width: 'half' },
    endDate: { label: words.endDate, width: 'half' },
    validThrough: { label: words.validThrough, isNeeded: true, hint: words.validThroughHint },
  },
  waar: {
    locationMode: {
      label: words.locationMode,
      isNeeded: true,
      options: { on_site: words.onSite, remote: words.remote, hybrid: words.hybrid, at_home_of_client: words.atHomeOfClient },
      notes: { at_home_of_client: words.atHomeNote },
    },
    ...addressInputs,
    hideAddress: { label: words.hideAddress },
  },
  contact: {
    externalApplyUrl: { label: words.externalApplyUrl, hint: words.externalApplyUrlHint },
    'question1.text': ask(1),
    'question1.required': must,
    'question2.text': ask(2),
    'question2.required': must,
    'question3.text': ask(3),
    'question3.required': must,
    'question4.text': ask(4),
    'question4.required': must,
    'question5.text': ask(5),
    'question5.required': must,
  },
  beeld: {
    tile: { label: words.tile, hint: words.tileHint, options: { ...themeWords, ...activityWords } },
  },
} as const

export const editorForm = defineForm(
  { ...vacancy.attributes, ...asked },
  { ...askedIn.wat, ...askedIn.wie, ...askedIn.wanneer, ...askedIn.waar, ...askedIn.contact, ...askedIn.beeld },
)

export type EditorInput = keyof typeof editorForm.entries
/** Relations that the form sets by id. */
export const editorLinks = ['contactUser', 'secondContactUser', 'image'] as const
