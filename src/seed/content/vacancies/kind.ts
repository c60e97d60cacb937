import type { Commitment, Daypart, Expenses, LanguageLevel, LocationMode, Requirement, SuitableFor, Theme } from '#src/seed/content/types.ts'
import type { Sector } from '#src/seed/content/organization-rows.ts'

/**
 * A kind of work, written once and told by many organizations. Words in braces are filled in per vacancy:
 * {org} {huis} {onshuis} {gasten} {plaats} {buurt} {inbuurt} {straat} {contact} {collega} {dagen} {dag} {tijd} {aantal} {mevrouw} {meneer} {naam}
 * and in English texts {days} {time}. A capital first letter gives a capital ({Onshuis}).
 */
export type Kind = {
  key: string
  sectors: Sector[] | 'any'
  titles: string[]
  summary: string
  text: string[]
  tasks: string[]
  ask: string[]
  get: string[]
  /** Empty: the themes of the organization. */
  themes: Theme[]
  commitment: Commitment
  mode?: LocationMode
  /** One of these sets is chosen. */
  dayparts?: Daypart[][]
  /** A week; left out for work of one or a few days. */
  hours?: [min: number, max: number]
  places?: number
  suitable: SuitableFor[]
  requirements?: Requirement[]
  level?: LanguageLevel
  expenses?: Expenses
  questions?: { text: string; required: boolean }[]
  en?: { title: string; summary: string; text: string[] }
}
