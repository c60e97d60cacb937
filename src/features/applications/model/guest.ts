import { text } from '#kernel/fields/field.ts'
import type { Sent } from '#kernel/fields/field.ts'

/** Somebody without e-mail, as center staff enter them. */
export const guestFields = {
  name: text({ min: 2, max: 100 }),
  phone: text({ max: 30, optional: true, reads: 'telephone' }),
  address: text({ max: 200, optional: true }),
}

export type SentGuest = Sent<typeof guestFields>
