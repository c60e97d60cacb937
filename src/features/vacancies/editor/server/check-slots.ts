import { randomUUID } from 'node:crypto'
import { integer, text, timestamp } from '#kernel/fields/field.ts'
import { Invalid } from '#kernel/http/errors.ts'
import { sayInAll, type Locale } from '#kernel/i18n/messages.ts'
import { inputWords as words } from '#features/vacancies/model/input-words.ts'
import { maxSlots } from '#features/vacancies/model/vacancy.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'
import { checkItems } from './check-items.ts'

const fields = {
  id: text({ max: 100, optional: true }),
  startsAt: timestamp(),
  endsAt: timestamp(),
  places: integer({ min: 1, max: 1000, optional: true }),
}
type Sent = { id: string | null; startsAt: string; endsAt: string; places: number | null }

const longest = 24 * 3600_000

/** Dates as they are kept, the first one first. How many places are taken is known here and nowhere else. @throws {Invalid} */
export function checkSlots(value: unknown, known: readonly Slot[], locale: Locale): Slot[] {
  const sent = checkItems<Sent>(value, { attribute: 'slots', most: maxSlots, fields, locale })
  const kept = new Map(known.map((slot) => [slot.id, slot]))
  const slots = sent.map(({ id, startsAt, endsAt, places }, at): Slot => {
    const length = Date.parse(endsAt) - Date.parse(startsAt)
    if (length <= 0 || length > longest) throw new Invalid([{ code: 'invalid', attribute: `slots.${at}.endsAt`, words: sayInAll(words.slotEnd) }])
    const same = id === null ? undefined : kept.get(id)
    if (same) kept.delete(same.id)
    const placesTaken = same?.placesTaken ?? 0
    if (places !== null && places < placesTaken)
      throw new Invalid([{ code: 'too_few', attribute: `slots.${at}.places`, words: sayInAll(words.placesTaken, { n: placesTaken }) }])
    return { id: same?.id ?? randomUUID(), startsAt, endsAt, places, placesTaken }
  })
  const lost = [...kept.values()].find(({ placesTaken }) => placesTaken > 0)
  if (lost) throw new Invalid([{ code: 'too_few', attribute: 'slots', words: sayInAll(words.slotTaken, { n: lost.placesTaken }) }])
  return slots.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))
}
