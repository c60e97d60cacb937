import { clockTime, longDay } from '#kernel/i18n/dates.ts'
import { type Locale, say } from '#kernel/i18n/messages.ts'
import { showWords as words } from './show-messages.ts'
import { isOpenSlot } from '#features/vacancies/model/slots.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'

/** A date to choose: `zaterdag 3 januari, 10.00 tot 12.00 uur`. */
export type SlotWords = { id: string; label: string; note: string | null; isOpen: boolean }

/** The dates in the future. */
export function slotsInWords(slots: readonly Slot[], locale: Locale, now = new Date()): SlotWords[] {
  return slots
    .filter(({ startsAt }) => Date.parse(startsAt) >= now.getTime())
    .map((slot) => {
      const { id, places, placesTaken } = slot
      const isOpen = isOpenSlot(slot, now)
      const left = places === null ? null : places - placesTaken
      return {
        id,
        label: slotInWords(slot, locale, now),
        note: left === null ? null : isOpen ? say(locale, words.slotLeft, { left }) : say(locale, words.slotFull),
        isOpen,
      }
    })
}

function slotInWords({ startsAt, endsAt }: Slot, locale: Locale, now: Date): string {
  const from = clockTime(locale, startsAt).replace(/ uur$/, '')
  return `${longDay(locale, startsAt, now)}, ${say(locale, words.fromTo, { from, to: clockTime(locale, endsAt) })}`
}

/** The dates in one line: the only one, or the first and how many there are. */
export function slotsInShort(slots: readonly Slot[], locale: Locale, now = new Date()): string | null {
  const [first, ...more] = slotsInWords(slots, locale, now)
  if (!first) return null
  return more.length === 0 ? first.label : say(locale, words.slotsFirst, { n: more.length + 1, first: first.label })
}
