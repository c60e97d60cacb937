import { type Locale, say } from '#kernel/i18n/messages.ts'
import type { WorkshopStatus } from '#features/workshops/model/codes.ts'
import { placeWords as words } from './workshop-words.ts'

export type PlaceFacts = { status: WorkshopStatus; capacityMax: number; capacityMin: number | null; placesTaken: number; waiting: number }

/** What a bar of places says in words; `lacking`: how many people it needs before it goes ahead. */
export function placesInWords(
  locale: Locale,
  { status, capacityMax, capacityMin, placesTaken, waiting }: PlaceFacts,
): { text: string; lacking: number; isFull: boolean } {
  const left = Math.max(0, capacityMax - placesTaken)
  const undecided = status === 'published' || status === 'full'
  const lacking = undecided && capacityMin !== null ? Math.max(0, capacityMin - placesTaken) : 0
  const isFull = left === 0
  if (status === 'cancelled') return { text: say(locale, words.off), lacking: 0, isFull: false }
  if (isFull) return { text: waiting > 0 ? say(locale, words.fullWaiting, { n: waiting }) : say(locale, words.full), lacking, isFull }
  if (lacking > 0) return { text: say(locale, words.goesAheadAt, { min: capacityMin!, taken: placesTaken }), lacking, isFull }
  const text = say(locale, words.left, { left, most: capacityMax })
  return { text: waiting > 0 ? `${text}. ${say(locale, words.waiting, { n: waiting })}` : text, lacking, isFull }
}
