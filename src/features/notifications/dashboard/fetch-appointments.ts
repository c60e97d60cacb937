import { expectingStatuses } from '#features/applications/model/states.ts'
import { addDays, atClock, clockTime, leafOf, today } from '#kernel/i18n/dates.ts'
import type { Locale } from '#kernel/i18n/messages.ts'
import type { Client } from '#kernel/jsonapi/client/client.ts'

/** An appointment of the coming week, as a line. */
export type AppointmentLine = { id: string; href: string; at: string; leaf: { weekday: string; day: string }; time: string; name: string | null; about: string }

export type Appointments = { lines: AppointmentLine[]; /** How many there are beyond these. */ more: number }

const [days, shown] = [7, 4] as const

/** What is agreed for today and the six days after it: of one organization, or of the whole center. */
export async function fetchAppointments(api: Client, organizationId: string | null, locale: Locale): Promise<Appointments> {
  const day = today()
  const { items, total } = await api.applications.list({
    filter: {
      ...(organizationId && { organizationId }),
      statusIn: [...expectingStatuses],
      meetingStartsAtGteq: atClock(day, '00:00'),
      meetingStartsAtLt: atClock(addDays(day, days), '00:00'),
    },
    sort: 'meetingStartsAt',
    page: { size: shown },
    fields: { applications: ['applicantName', 'meetingStartsAt', 'vacancyTitle', 'organizationName'] },
  })
  const lines = items.map(({ id, applicantName, meetingStartsAt, vacancyTitle, organizationName }) => {
    const at = meetingStartsAt!
    return {
      id,
      href: `/applications/${id}`,
      at,
      leaf: leafOf(locale, at),
      time: clockTime(locale, at),
      name: applicantName,
      about: organizationId ? vacancyTitle : organizationName,
    }
  })
  return { lines, more: total - lines.length }
}
