import type { Tx } from '#kernel/db/server/database.ts'
import { appointmentOf, calendarOf } from '#features/applications/appointments/server/calendar-of.ts'

/** When, where and with whom, for a mail and for the file that goes with it; nothing where nothing was agreed. */
export async function meetingFacts(tx: Tx, centerId: string, applicationId: string): Promise<Readonly<Record<string, unknown>>> {
  const appointment = await appointmentOf(tx, centerId, applicationId)
  if (!appointment) return {}
  const { startsAt, place, contact, key } = appointment
  const calendar = calendarOf(appointment)
  return { calendar, ...(!calendar.isCancelled && { meeting: { startsAt, place, contact, file: `/calendar/${key}.ics` } }) }
}
