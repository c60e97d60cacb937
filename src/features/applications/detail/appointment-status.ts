import { say, type Locale } from '#kernel/i18n/messages.ts'
import type { SentAppointment } from '#features/conversations/model/appointment.ts'
import type { Side } from '#features/conversations/model/states.ts'
import { meetWords as words } from '#features/applications/appointments/meet-words.ts'

type Facts = Pick<SentAppointment, 'state' | 'answer'> & { isOver: boolean; /** The viewer is the volunteer. */ isOwn: boolean; firstName: string }
type AppointmentStatus = { word: string | null; tone: 'success' | 'warn' | 'neutral' | 'info'; icon?: 'check-circle-fill' | 'x-circle-fill' | 'clock-fill' }

export const isOpenAppointment = (state: SentAppointment['state']): boolean => state === 'agreed' || state === 'proposed'

/** Whether one of these messages has a card that can still be answered. */
export const hasOpenAppointment = (turns: readonly { appointment: (SentAppointment & { isOver: boolean }) | null }[]): boolean =>
  turns.some(({ appointment }) => appointment !== null && isOpenAppointment(appointment.state) && !appointment.isOver)

type Turn = { id: string; appointment: (SentAppointment & { side: Side; isOver: boolean }) | null }

/**
 * The newest card that waits for the viewer's answer, if messages came after it: it is shown above the text field, so that the answer stays
 * in view. Null if the card is the last turn, where it is in view by itself.
 */
export function cardToPin<T extends Turn>(turns: readonly T[], { isOwn, verbs }: { isOwn: boolean; verbs: readonly string[] }): T | null {
  const newest = turns.findLast(({ appointment }) => appointment !== null)
  const card = newest?.appointment
  if (!card || newest === turns.at(-1) || card.isOver || card.answer !== null || !isOpenAppointment(card.state)) return null
  const isAsked = (card.side === 'volunteer') !== isOwn
  return isAsked && verbs.includes('come') ? newest : null
}

/** The status of a card for this viewer; no word if they are the one to answer. */
export function appointmentStatus({ state, answer, isOver, isOwn, firstName: name }: Facts, locale: Locale): AppointmentStatus {
  if (state === 'moved') return { word: say(locale, words.moved), tone: 'neutral' }
  if (state === 'off') return { word: say(locale, words.off), tone: 'neutral', icon: 'x-circle-fill' }
  if (state === 'refused') return { word: say(locale, words.notThen), tone: 'neutral', icon: 'x-circle-fill' }
  if (state === 'taken') return { word: say(locale, words.agreed), tone: 'success', icon: 'check-circle-fill' }
  if (isOver) return { word: say(locale, words.over), tone: 'neutral' }
  if (state === 'agreed' && answer === 'comes')
    return { word: isOwn ? say(locale, words.youCome) : say(locale, words.comes, { name }), tone: 'success', icon: 'check-circle-fill' }
  if (state === 'agreed' && answer === 'cannot')
    return { word: isOwn ? say(locale, words.youCannot) : say(locale, words.cannot, { name }), tone: 'warn', icon: 'x-circle-fill' }
  const asks = (state === 'agreed') === isOwn
  return asks ? { word: null, tone: 'neutral' } : { word: say(locale, words.noAnswer), tone: 'info', icon: 'clock-fill' }
}
