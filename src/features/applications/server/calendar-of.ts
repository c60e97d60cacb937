import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { CalendarEvent } from '#kernel/calendar/write-calendar.ts'
import type { Tx } from '#kernel/db/server/database.ts'
import { meetsIn, type ApplicationStatus } from '#features/applications/states.ts'
import { expectsSql } from '#features/applications/who-expects.ts'

/** 16 random bytes, 22 characters: whoever has it sees when and where, and nothing else. */
export const newCalendarKey = (): string => randomBytes(16).toString('base64url')

/** When and where one meets, with whom: as the calendar and the mails tell it. */
export type Appointment = {
  id: string
  status: ApplicationStatus
  startsAt: string
  endsAt: string
  place: string
  sequence: number
  vacancy: string
  organization: string
  /** Who expects the volunteer, and how to reach them. */
  contact: string[]
}

/** The appointment as a calendar keeps it. It is off once nobody expects anybody any more. */
export function calendarOf({ id, status, startsAt, endsAt, place, sequence, vacancy, organization, contact }: Appointment): CalendarEvent {
  return {
    uid: id,
    sequence,
    startsAt,
    endsAt,
    summary: `${vacancy} (${organization})`,
    place,
    description: contact.join('\n'),
    path: `/applications/${id}`,
    isCancelled: !meetsIn(status),
  }
}

/** SQL: an appointment out of a row `a`, with who is to be asked for, by telephone or mail. */
const appointment = sql.raw(`a.id, a.status, to_char(a.meeting_starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "startsAt",
  to_char(a.meeting_ends_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "endsAt", a.meeting_place as place, a.calendar_sequence as sequence,
  a.calendar_key as key, (select title from vacancies v where v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id) as vacancy,
  (select name from organizations o where o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id) as organization,
  array_remove(array[${(['name', 'phone', 'email'] as const).map((what) => expectsSql('a', what)).join(', ')}], null) as contact`)

type Found = Appointment & { key: string }

/** The appointment of an application, if there is one; null also when one was never agreed. */
export async function appointmentOf(tx: Tx, centerId: string, id: string): Promise<Found | null> {
  const { rows } = await sql<Found>`select ${appointment} from applications a
    where a.volunteer_center_id = ${centerId} and a.id = ${id} and a.meeting_starts_at is not null`.execute(tx)
  return rows[0] ?? null
}

/** The one whose calendar file has this address; null too once what was agreed was taken back. */
export async function appointmentBy(tx: Tx, centerId: string, key: string): Promise<Found | null> {
  const { rows } = await sql<Found>`select ${appointment} from applications a where a.volunteer_center_id = ${centerId} and a.calendar_key = ${key}
    and a.meeting_starts_at is not null`.execute(tx)
  return rows[0] ?? null
}
