import type { Theme } from '#features/organizations/model/themes.ts'
import type { Commitment } from '#features/vacancies/model/states.ts'

/** A vacancy that another center shares, reduced to what this center shows of it (ADR 0037). */
export type SharedVacancy = {
  id: string
  title: string
  titleEn: string | null
  themes: Theme[]
  commitment: Commitment | null
  town: string | null
  organization: string
  /** The name of its center, and its address there. */
  center: string
  url: string
}
