import { defineForm } from '#design/form/define-form.ts'
import { languageNames } from '#kernel/i18n/spoken-languages.ts'
import { themeWords } from '#features/organizations/model/theme-words.ts'
import { commitmentWords } from '#features/vacancies/model/choice-words.ts'
import { dayNames, partNames } from '#features/vacancies/model/day-names.ts'
import { capitalize } from '#features/vacancies/model/capitalize.ts'
import { type Daypart, dayparts } from '#features/vacancies/model/states.ts'
import { targetGroupNames } from '#features/vacancies/model/target-group-words.ts'
import { skillNames } from '#features/vacancies/model/work-words.ts'
import { goalWords } from '#features/pool/matching/reason-words.ts'
import { poolEntry } from '#features/pool/model/pool-entry.ts'
import { cardWords as words, transportWords } from './card-words.ts'

const daypartOptions = Object.fromEntries(
  dayparts.map((one) => {
    const [day, part] = one.split('_') as [keyof typeof dayNames.nl, keyof typeof partNames.nl]
    return [one, { nl: capitalize(dayNames.nl[day] + partNames.nl[part]), en: dayNames.en[day] + partNames.en[part] }]
  }),
) as Record<Daypart, { nl: string; en: string }>

/** One's own card, and who may see it. */
export const cardForm = defineForm(poolEntry.attributes, {
  about: { label: words.about, hint: words.aboutHint, rows: 4 },
  postcode: { label: words.postcode, hint: words.postcodeHint, width: 'half', isNeeded: true, autoComplete: 'postal-code' },
  birthYear: { label: words.birthYear, hint: words.birthYearHint, width: 'half', isNeeded: true, autoComplete: 'bday-year' },
  themes: { label: words.themes, options: themeWords },
  skills: { label: words.skills, options: skillNames },
  targetGroups: { label: words.targetGroups, options: targetGroupNames },
  dayparts: { label: words.dayparts, options: daypartOptions },
  commitment: { label: words.commitment, options: commitmentWords },
  hoursPerWeek: { label: words.hoursPerWeek, width: 'half' },
  maxDistanceKm: { label: words.maxDistanceKm, width: 'half' },
  transport: { label: words.transport, options: transportWords, as: 'select', width: 'half' },
  languages: { label: words.languages, options: languageNames },
  dutchLevel: {
    label: words.dutchLevel,
    hint: words.dutchLevelHint,
    options: { A1: { nl: 'A1', en: 'A1' }, A2: { nl: 'A2', en: 'A2' }, B1: { nl: 'B1', en: 'B1' }, B2: { nl: 'B2', en: 'B2' }, C1: { nl: 'C1', en: 'C1' } },
    as: 'select',
    width: 'half',
  },
  goal: { label: words.goal, options: goalWords, as: 'select', width: 'half' },
  goalShown: { label: words.goalShown },
  supportNeeds: { label: words.supportNeeds, hint: words.supportNeedsHint, rows: 2 },
  contactFrequency: { label: words.contactFrequency, hint: words.contactFrequencyHint, width: 'half' },
  visibility: { label: words.who, options: { hidden: words.hidden, center: words.hidden, organizations: words.organizations } },
})
