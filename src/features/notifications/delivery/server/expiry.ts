import { dayOf, endOfDay } from '#kernel/i18n/dates.ts'
import type { MailEvent } from '#kernel/mail/server/mail-event.ts'
import type { EventKey } from '#features/notifications/model/event-keys.ts'

type Day = { startsAt: string } | undefined

/** News of a day that is agreed, moved, proposed or does not suit. */
const ofDays: readonly string[] = [
  'application.invited',
  'application.rescheduled',
  'application.start_tomorrow',
  'application.comes',
  'application.cannot',
  'application.proposed',
] satisfies EventKey[]

/** Until the end of that day, for whoever looks for the way there; other news stays. */
export function expiryOf(key: string, facts: Readonly<Record<string, unknown>>): string | undefined {
  const day = (facts['on'] ?? facts['meeting']) as Day
  return day && ofDays.includes(key) ? endOfDay(dayOf(day.startsAt)) : undefined
}

/** The events, of which those of a day end with it. */
export const endingWithDay = (events: Readonly<Record<string, MailEvent>>): Readonly<Record<string, MailEvent>> =>
  Object.fromEntries(
    Object.entries(events).map(([key, event]) => {
      const { notice } = event
      return [key, notice && ofDays.includes(key) ? { ...event, notice: (facts) => ({ ...notice(facts), expiresAt: expiryOf(key, facts) }) } : event]
    }),
  )
