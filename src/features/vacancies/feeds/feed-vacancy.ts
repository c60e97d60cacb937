import type { Theme } from '#features/organizations/model/themes.ts'
import type { Commitment, Daypart, Skill } from '#features/vacancies/model/states.ts'
import type { Translation } from '#features/vacancies/model/vacancy.ts'
import type { PostedVacancy } from '#features/vacancies/presentation/job-posting.ts'

/** A vacancy as feeds tell it: what everybody may read on its page. */
export type FeedVacancy = Omit<PostedVacancy, 'organization'> & {
  title: string
  summary: string
  description: string
  english: Translation | null
  themes: Theme[]
  skills: Skill[]
  dayparts: Daypart[]
  supportOffered: string[]
  expenses: 'none' | 'actual' | 'allowance'
  commitment: Commitment | null
  hoursPerWeekMin: number | null
  hoursPerWeekMax: number | null
  minAge: number | null
  maxAge: number | null
  updatedAt: string
  /** Null: it is not shown. */
  organization: { id: string; name: string; summary: string; website: string | null } | null
}
