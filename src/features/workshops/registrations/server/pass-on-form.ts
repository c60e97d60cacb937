import { sql } from 'kysely'
import { orNull, type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { AskedForm, FormKind } from '#kernel/forms/server/form-kind.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import { workshopPath } from '#features/workshops/model/address.ts'
import { openStatuses, type RegistrationStatus, type WorkshopStatus } from '#features/workshops/model/codes.ts'
import { waitingSql } from '#features/workshops/model/workshop.ts'
import type { PassOnForm } from '#features/workshops/registrations/pass-on.ts'
import { sessionColumns } from '#features/workshops/telling/server/calendar.ts'
import { cancelOne, isLateAt } from './cancel.ts'

const next = (column: string) => `(select ${column} from workshop_sessions s where s.volunteer_center_id = w.volunteer_center_id and s.workshop_id = w.id
  and s.status = 'scheduled' and s.ends_at > now() order by s.starts_at limit 1)`

const columns = {
  id: shown.text('r.id'),
  userId: orNull(shown.text('r.user_id')),
  status: shown.code<RegistrationStatus>()('r.status'),
  workshopId: shown.text('w.id'),
  slug: shown.text('w.slug'),
  title: shown.text('w.title'),
  workshopStatus: shown.code<WorkshopStatus>()('w.status'),
  firstStartsAt: orNull(shown.moment('w.first_starts_at')),
  lastEndsAt: orNull(shown.moment('w.last_ends_at')),
  cancelUntilHours: shown.number('w.cancel_until_hours'),
  waiting: shown.number(waitingSql('w')),
  startsAt: orNull(shown.text(next(sessionColumns.startsAt.sql))),
  place: orNull(shown.text(next(sessionColumns.place.sql))),
}
type Row = RowOf<typeof columns>

/** The page behind ‘Toch niet, geef de plek door’ of a mail: one press, without signing in. */
export const passOnForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(asked, row)
  },
  use: async (asked) => {
    const row = await find(asked)
    if (!row) return null
    const form = formOf(asked, row)
    if (form.state !== 'open' && form.state !== 'waiting') return form
    const { tx, centerId, now } = asked
    await cancelOne({ tx, centerId, now, actor: { userId: row.userId, session: null } }, row.id, null)
    return { ...form, state: 'gone' }
  },
}

function formOf({ now }: AskedForm, row: Row): PassOnForm {
  const isOver = !(openStatuses as readonly WorkshopStatus[]).includes(row.workshopStatus) || (row.lastEndsAt !== null && row.lastEndsAt <= now)
  const state = row.status === 'cancelled' ? 'gone' : isOver ? 'over' : row.status === 'registered' ? 'open' : row.status === 'waitlisted' ? 'waiting' : 'over'
  return {
    purpose: 'workshop.pass_on',
    state,
    title: row.title,
    path: workshopPath({ id: row.workshopId, slug: row.slug }),
    startsAt: row.startsAt,
    place: row.place ?? '',
    isLate: row.status === 'registered' && isLateAt(row, now),
    isWaitedFor: row.waiting > 0,
  }
}

async function find({ tx, centerId, token }: AskedForm): Promise<Row | null> {
  const [row] = await rowsOf(
    tx,
    columns,
    (names) => sql`select ${names} from workshop_links l
      join workshop_registrations r on r.volunteer_center_id = l.volunteer_center_id and r.id = l.registration_id
      join workshops w on w.volunteer_center_id = r.volunteer_center_id and w.id = r.workshop_id
      where l.volunteer_center_id = ${centerId} and l.digest = ${digestOf(token)}`,
  )
  return row ?? null
}
