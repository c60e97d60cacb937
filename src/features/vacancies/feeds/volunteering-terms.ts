import type { Theme } from '#features/organizations/model/themes.ts'
import type { Daypart, Skill } from '#features/vacancies/model/states.ts'

// The terms of the Volunteering Data standard (https://standard.volunteeringdata.io/ontology) for our codes. A code without a term that
// means the same is left out: a certificate of conduct is no DBS check.

const term = (name: string) => `https://ns.volunteeringdata.io/${name}`

export const causesOf: Readonly<Record<Theme, readonly string[]>> = {
  care: ['Care'],
  elderly: ['OlderPeople'],
  youth_education: ['YouthAndChildren', 'EducationLanguages'],
  language: ['RefugeesAsylumSeekers'],
  sport: ['SportOutdoorActivities'],
  nature: ['Environment'],
  animals: ['AnimalWelfare'],
  arts: ['ArtsAndCulture'],
  heritage: ['Heritage'],
  neighbourhood: ['Community'],
  poverty: ['AntiPoverty'],
  health: ['Health'],
  mental_health: ['MentalHealth'],
  disability: ['Disability'],
  family: ['Families'],
  housing: ['Housing'],
  religion: ['ReligionFaith'],
  events: [],
}

export const skillTerms: Readonly<Partial<Record<Skill, string>>> = {
  listening: 'ActiveListening',
  contact: 'Communication',
  patience: 'PatienceAndUnderstanding',
  teamwork: 'CooperativeWork',
  independence: 'IndependentWork',
  leading: 'LeadingSmallGroups',
  web: 'SocialMediaHandling',
}

const days = { mon: 'Monday', tue: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', fri: 'Friday', sat: 'Saturday', sun: 'Sunday' } as const
const parts = { morning: 'Morning', afternoon: 'Afternoon', evening: 'Evening' } as const

/** `mon_morning` is https://ns.volunteeringdata.io/MondayMorning. */
export function timeTerm(daypart: Daypart): string {
  const [day, part] = daypart.split('_') as [keyof typeof days, keyof typeof parts]
  return term(days[day] + parts[part])
}

export const causeTerms = (themes: readonly Theme[]): string[] => [...new Set(themes.flatMap((theme) => causesOf[theme]))].map(term)
export const skillsInTerms = (skills: readonly Skill[]): string[] => skills.flatMap((skill) => (skillTerms[skill] ? term(skillTerms[skill]) : []))

/** What people get in return. The standard has no list of these yet; its own examples have both. */
export const rewardTerms = ({ supportOffered, expenses }: { supportOffered: readonly string[]; expenses: string }): string[] =>
  [supportOffered.includes('training') ? 'TrainingProvided' : '', expenses === 'none' ? '' : 'ExpensesReimbursed'].filter((name) => name !== '').map(term)
