import { sql } from 'kysely'
import { appointmentOf } from '#features/applications/appointments/server/calendar.ts'
import type { TransitionContext } from '#features/applications/model/server/application-row.ts'
import { type ApplicationStatus, applicationTransitions, meetsIn } from '#features/applications/model/states.ts'
import { transition } from '#features/applications/transitions/server/transition.ts'
import { type RowOf, orNull, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { readPaperCode } from '#kernel/forms/server/paper-code.ts'
import { canTransition } from '#kernel/states/machine.ts'

const rowColumns = {
  id: shown.text('a.id'),
  status: shown.code<ApplicationStatus>()('a.status'),
  offered: shown.flag('a.place_offered_at is not null'),
  person: shown.text('a.guest_name'),
  address: orNull(shown.text('a.guest_address')),
  vacancy: shown.text('v.title'),
  organization: shown.text('o.name'),
  code: shown.text('a.follow_code'),
  sentAt: shown.moment('a.created_at'),
}
type Row = RowOf<typeof rowColumns>

/** The status of a guest's application, opened with the code of their letter. The page is the letter too. */
export const followForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && (await formOf(asked, row))
  },
  use: async (asked) => {
    const row = await find(asked, 'for update of a')
    if (!row) return null
    const { tx, centerId, requestId, act } = asked
    const mover: TransitionContext = { tx, centerId, requestId, actor: { userId: null, session: null, organizationIds: [] }, isForVolunteer: true }
    if (act === 'withdraw' && canTransition(applicationTransitions, row.status, 'withdrawn'))
      await transition(mover, row.id, 'withdrawn', { withdrawReason: 'other' })
    if (act === 'claim' && row.status === 'waitlisted' && row.offered) await transition(mover, row.id, 'accepted')
    return await formOf(asked, (await find(asked))!)
  },
}

async function formOf({ tx, centerId }: AskedForm, { id, status, offered, sentAt, ...row }: Row): Promise<Form> {
  const appointment = meetsIn(status) ? await appointmentOf(tx, centerId, id) : null
  return {
    purpose: 'application.follow',
    state: status,
    ...row,
    sentAt: sentAt.toISOString(),
    meeting: appointment && { startsAt: appointment.startsAt, place: appointment.place, contact: appointment.contact },
    can: { withdraw: canTransition(applicationTransitions, status, 'withdrawn'), claim: status === 'waitlisted' && offered },
  }
}

async function find({ tx, centerId, token }: AskedForm, lock = ''): Promise<Row | null> {
  const code = readPaperCode(token)
  if (!code) return null
  const rows = await rowsOf(
    tx,
    rowColumns,
    (columns) => sql`
    select ${columns} from applications a
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
    where a.volunteer_center_id = ${centerId} and a.follow_code = ${code} ${sql.raw(lock)}`,
  )
  return rows[0] ?? null
}
