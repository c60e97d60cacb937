import type { Theme } from '#features/organizations/model/themes.ts'
import type { Commitment } from '#features/vacancies/model/states.ts'

/** A vacancy of another center as that center shares it: all that is told of it here (ADR 0037). */
export type SharedVacancy = {
  id: string
  title: string
  titleEn: string | null
  themes: Theme[]
  commitment: Commitment | null
  town: string | null
  organization: string
  /** What its center is called, and its page there. */
  center: string
  url: string
}
