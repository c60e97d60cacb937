import { youngest, youngestForOrganizations } from '#features/pool/model/codes.ts'
import type { Visibility } from '#features/pool/model/codes.ts'

/** The age that somebody born in this year has for certain: before their birthday in the year of `day`. */
export const certainAge = (birthYear: number, day: string): number => Number(day.slice(0, 4)) - birthYear - 1

/** Who may see the card of somebody of this age at most: under sixteen nobody, under eighteen the center alone. */
export function widestVisibility(birthYear: number, day: string): Visibility {
  const age = certainAge(birthYear, day)
  if (age < youngest) return 'hidden'
  return age < youngestForOrganizations ? 'center' : 'organizations'
}

export const isWider = (one: Visibility, other: Visibility): boolean => rank[one] > rank[other]
const rank: Record<Visibility, number> = { hidden: 0, center: 1, organizations: 2 }
