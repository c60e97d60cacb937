import { numberTyped } from '#features/applications/model/number-typed.ts'
import type { OfferedVerb } from '#features/applications/model/offered-verbs.ts'
import { cutText } from '#kernel/fields/cut-text.ts'

/** The values of the form of a verb. */
export type Typed = {
  day: string
  time: string
  place: string
  message: string
  reason: string
  hours: string
  /** The id of the card that is answered. */ appointment: string
}

const longest = { day: 10, time: 5, place: 250, message: 6000, reason: 40, hours: 10, appointment: 36 } as const satisfies Record<keyof Typed, number>

export function readTyped(form: FormData): Typed {
  const entries = Object.entries(longest).map(([name, most]) => [name, cutText(String(form.get(name) ?? ''), most)])
  return Object.fromEntries(entries) as Typed
}

/** The input of a verb for the API, which validates it. A day is optional in an acceptance and required in an invitation. */
export function verbInput(step: OfferedVerb, { day, time, place, message, reason, hours, appointment }: Typed): Record<string, unknown> {
  if (step === 'snooze') return { until: day || null }
  if (step === 'withdraw') return { withdrawReason: reason }
  const said = message.trim() === '' ? {} : { message }
  if (step === 'decline') return { declineReason: reason, ...said }
  if (step === 'come') return appointment === '' ? {} : { appointment }
  if (step === 'cannot') return { ...(appointment !== '' && { appointment }), ...said }
  if (step === 'propose' || step === 'invite' || (step === 'accept' && day !== '')) return { meeting: { day, time, place }, ...said }
  if (step === 'complete' && hours.trim() !== '') return { hoursReported: numberTyped(hours), ...said }
  return step === 'review' || step === 'start' || step === 'claim' ? {} : said
}
