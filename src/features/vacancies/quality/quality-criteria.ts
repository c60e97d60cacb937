import type { vacancy } from '#features/vacancies/model/vacancy.ts'
import type { Item } from '#kernel/jsonapi/document.ts'

/** What the check reads of a vacancy; in a draft anything may be missing. */
export type QualityFacts = {
  title?: string | null
  summary?: string | null
  description?: string | null
  tasks?: readonly string[] | null
  expectations?: readonly string[] | null
  rewards?: readonly string[] | null
  english?: { title: string; summary: string; description: string } | null
  questions?: readonly { text: string }[] | null
  commitment?: string | null
  hoursPerWeekMin?: number | null
  hoursPerWeekMax?: number | null
  minAge?: number | null
  maxAge?: number | null
  ageReason?: string | null
  supportOffered?: readonly string[] | null
  requirements?: readonly string[] | null
  insured?: boolean | null
  expenses?: string | null
  hasContact: boolean
}

/** The criteria as people see them, in the order of NOV's list. The last one is our own. */
export const qualityCriteria = ['tasks', 'hours', 'no_diploma', 'reasons', 'guidance', 'insurance', 'costs', 'unpaid', 'private'] as const
export type QualityCriterion = (typeof qualityCriteria)[number]

export type QualityField =
  | 'title'
  | 'summary'
  | 'description'
  | 'tasks'
  | 'expectations'
  | 'rewards'
  | 'english'
  | 'questions'
  | 'hoursPerWeekMax'
  | 'ageReason'
  | 'contactUser'
  | 'insured'
  | 'expenses'

/** The criterion of each finding. */
export const criterionOf = {
  tasks_missing: 'tasks',
  placeholder: 'tasks',
  hours_missing: 'hours',
  hours_too_many: 'hours',
  hours_in_text: 'hours',
  diploma: 'no_diploma',
  age_without_reason: 'reasons',
  age_in_text: 'reasons',
  sex_in_text: 'reasons',
  experience_in_text: 'reasons',
  contact_missing: 'guidance',
  induction_missing: 'guidance',
  not_insured: 'insurance',
  no_expenses: 'costs',
  paid: 'unpaid',
  replaces_job: 'unpaid',
  profit: 'unpaid',
  phone: 'private',
  email: 'private',
  bsn: 'private',
} as const satisfies Record<string, QualityCriterion>
export type QualityCode = keyof typeof criterionOf

export type QualityFinding = {
  code: QualityCode
  field: QualityField
  /** A certain violation, which blocks publication. All others are advice. */
  isHard: boolean
  /** The words in the text that the finding is about. */
  found?: string
}

/** A vacancy as the check of NOV's criteria reads it. */
export function qualityFactsOf({ translations, contactUser, ...facts }: Item<typeof vacancy, 'contactUser'>): QualityFacts {
  return { ...facts, english: translations.en ?? null, hasContact: contactUser !== null }
}
