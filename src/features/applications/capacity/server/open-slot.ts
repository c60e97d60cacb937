import { Invalid, Refused } from '#kernel/http/errors.ts'
import { isOpenSlot } from '#features/vacancies/model/slots.ts'
import type { Slot } from '#features/vacancies/model/vacancy.ts'

/** The date that somebody applies for, if they chose one. @throws 422 for one that is none, 409 slot_full */
export function openSlot(id: string | null, slots: readonly Slot[], now: Date): string | null {
  if (id === null) return null
  const slot = slots.find((one) => one.id === id)
  if (!slot || Date.parse(slot.startsAt) < now.getTime()) throw new Invalid([{ code: 'inclusion', attribute: 'slotId' }])
  if (!isOpenSlot(slot, now)) throw new Refused('slot_full', { attribute: 'slotId' })
  return id
}
