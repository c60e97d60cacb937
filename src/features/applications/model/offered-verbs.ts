import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { ApplicationStatus, ApplicationVerb, MeetVerb } from './states.ts'
import { snoozeWords } from './snooze-words.ts'
import { verbWords as words } from './verb-words.ts'

/** The verbs that pages offer for an application, most likely first. */
export const offeredVerbs = [
  'claim',
  'invite',
  'accept',
  'start',
  'complete',
  'come',
  'cannot',
  'propose',
  'snooze',
  'waitlist',
  'review',
  'decline',
  'stop',
  'withdraw',
] as const satisfies readonly (ApplicationVerb | MeetVerb | 'claim' | 'snooze')[]
export type OfferedVerb = (typeof offeredVerbs)[number]

export const isOfferedVerb = (name: unknown): name is OfferedVerb => (offeredVerbs as readonly unknown[]).includes(name)

/** These need input in a form first; the others are a single click. */
const asking: readonly OfferedVerb[] = ['invite', 'accept', 'cannot', 'propose', 'snooze', 'waitlist', 'decline', 'complete', 'stop', 'withdraw']
/** These are answers to a card in the conversation, not choices for the application. */
export const isAnswer = (step: OfferedVerb): boolean => step === 'come' || step === 'cannot'
export const needsInput = (step: OfferedVerb): boolean => asking.includes(step)

/** The main verb in each state; none for waitlisted ones. */
const mains: Partial<Record<ApplicationStatus, readonly OfferedVerb[]>> = {
  new: ['invite'],
  in_review: ['invite'],
  invited: ['accept'],
  waitlisted: ['claim', 'accept'],
  accepted: ['start'],
  active: ['complete'],
}
export const mainVerb = (status: ApplicationStatus, possible: readonly string[]): OfferedVerb | null =>
  mains[status]?.find((step) => possible.includes(step)) ?? null

type About = {
  status: ApplicationStatus
  /** The first name of the volunteer. */ firstName: string
  isPlaced: boolean
  /** Set if there is an appointment. */ meeting?: object | null
}

/** The label of a verb in the present state. */
export function verbLabel(step: OfferedVerb, { status, firstName: name, isPlaced, meeting }: About, locale: Locale): string {
  if (step === 'invite' || step === 'accept' || step === 'start' || step === 'stop') return say(locale, words[step], { name })
  if (step === 'review' && status === 'declined') return say(locale, words.reopen)
  if (step === 'snooze') return say(locale, snoozeWords.snooze)
  if (step === 'propose' && !meeting) return say(locale, words.proposeFirst)
  return step === 'withdraw' && isPlaced ? say(locale, words.leave) : say(locale, words[step])
}

/** The confirmation after a verb. */
export function verbDoneText(step: OfferedVerb, { status, firstName: name }: About, locale: Locale): string {
  if (step === 'claim') return say(locale, words.doneClaim)
  if (step === 'come' || step === 'cannot') return say(locale, step === 'come' ? words.doneCome : words.doneCannot)
  if (step === 'propose') return say(locale, words.donePropose)
  if (step === 'snooze') return say(locale, snoozeWords.done)
  if (step === 'withdraw') return say(locale, words.doneWithdraw)
  if (step === 'review' && status === 'declined') return say(locale, words.doneReopen, { name })
  const done = {
    invite: words.doneInvite,
    accept: words.doneAccept,
    start: words.doneStart,
    complete: words.doneComplete,
    waitlist: words.doneWaitlist,
    review: words.doneReview,
    decline: words.doneDecline,
    stop: words.doneStop,
  }
  return say(locale, done[step], { name })
}
