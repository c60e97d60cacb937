import type { CheckInAnswer } from '#features/one-on-one/model/match-codes.ts'
import type { CheckInOccasion } from './check-in.ts'

/** What the API answers for the link of a mail that asks how it goes. First names alone, and nothing once it is over. */
export type CheckInForm = {
  purpose: 'help.check_in'
  state: 'open' | 'done' | 'over'
  occasion: CheckInOccasion
  person: string
  other: string
  answer: CheckInAnswer | null
  until: string
}

export const isCheckIn = (form: { purpose: string }): form is CheckInForm => form.purpose === 'help.check_in'
