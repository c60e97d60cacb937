import type { Question, Translation } from '#features/vacancies/vacancy.ts'
import type { VacancyStatus } from '#features/vacancies/states.ts'

/** The table of vacancies, for queries that are no plain reads of the API. */
declare module '#kernel/db/tables.ts' {
  interface Tables {
    vacancies: VacancyTable
  }
}

export type VacancyTable = {
  volunteer_center_id: string
  id: string
  organization_id: string
  title: string
  slug: string
  summary: string
  description: string
  tasks: string[]
  expectations: string[]
  rewards: string[]
  translations: { en?: Translation }
  themes: string[]
  commitment: 'one_off' | 'recurring' | 'flexible' | 'project'
  location_mode: 'on_site' | 'remote' | 'hybrid' | 'at_home_of_client'
  dayparts: string[]
  hours_per_week_min: string | null
  hours_per_week_max: string | null
  start_date: string | null
  end_date: string | null
  valid_through: string
  places: number | null
  places_taken: number
  suitable_for: string[]
  requirements: string[]
  language_level: string | null
  expenses: string
  allowance_cents: number | null
  questions: Question[]
  contact_user_id: string | null
  address_id: string | null
  city: string | null
  latitude: number | null
  longitude: number | null
  status: VacancyStatus
  denied_reason: string | null
  closed_reason: string | null
  published_at: Date | null
  lock_version: number
}
