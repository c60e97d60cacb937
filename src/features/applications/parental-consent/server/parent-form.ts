import { sql } from 'kysely'
import { type RowOf, rowsOf, shown } from '#kernel/db/server/rows-of.ts'
import { writeAuditEvent } from '#kernel/audit/server/audit-events.ts'
import { emit } from '#kernel/events/server/emit.ts'
import type { AskedForm, Form, FormKind } from '#kernel/forms/server/form-kind.ts'
import { digestOf } from '#features/auth/tokens/server/tokens.ts'
import { parentAgreed } from '#features/applications/model/events.ts'
import { openStatuses, type ApplicationStatus } from '#features/applications/model/states.ts'
import { transition } from '#features/applications/transitions/server/transition.ts'

/** The version of the text on the page, stored with the consent. */
const consentVersion = '2026-11'

const rowColumns = {
  id: shown.text('a.id'),
  user_id: shown.text('a.user_id'),
  status: shown.code<ApplicationStatus>()('a.status'),
  agreed: shown.flag('a.parent_consent_at is not null'),
  refused: shown.flag('a.parent_refused_at is not null'),
  child: shown.text('u.first_name'),
  vacancy: shown.text('v.title'),
  organization: shown.text('o.name'),
}
type Row = RowOf<typeof rowColumns>

/** A parent consents to or refuses an application of somebody under sixteen. A consent can be withdrawn while the application is open. */
export const parentForm: FormKind = {
  read: async (asked) => {
    const row = await find(asked)
    return row && formOf(row)
  },
  use: async (asked) => {
    const row = await find(asked, 'for update of a')
    if (!row) return null
    const { state, can } = formOf(row)
    if (asked.act === 'refuse' ? !can.refuse : state !== 'open') return formOf(row)
    await (asked.act === 'refuse' ? refuse(asked, row) : agree(asked, row))
    return formOf((await find(asked))!)
  },
}

async function agree({ tx, centerId, requestId }: AskedForm, { id, user_id: userId }: Row): Promise<void> {
  await sql`update applications set parent_consent_at = now() where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  await sql`insert into consents (volunteer_center_id, user_id, purpose, version, source)
    values (${centerId}, ${userId}, 'application.parent', ${consentVersion}, ${`applications/${id}`})`.execute(tx)
  writeAuditEvent(tx, { centerId, actor: null }, { action: 'application.parent_agreed', subjectType: 'applications', subjectId: id })
  await emit(tx, parentAgreed, { centerId, applicationId: id, requestId })
}

/** Ends the application, as if the volunteer had withdrawn: frees the place, cancels the appointment, withdraws the consent. */
async function refuse({ tx, centerId, requestId }: AskedForm, { id }: Row): Promise<void> {
  await sql`update applications set parent_refused_at = now(), parent_consent_at = null where volunteer_center_id = ${centerId} and id = ${id}`.execute(tx)
  await sql`update consents set withdrawn_at = now()
    where volunteer_center_id = ${centerId} and purpose = 'application.parent' and source = ${`applications/${id}`} and withdrawn_at is null`.execute(tx)
  writeAuditEvent(tx, { centerId, actor: null }, { action: 'application.parent_refused', subjectType: 'applications', subjectId: id })
  const nobody = { userId: null, session: null, organizationIds: [] }
  await transition({ tx, centerId, requestId, actor: nobody, isForVolunteer: true }, id, 'withdrawn', { withdrawReason: 'other', byParent: true })
}

/** `over`: the application has ended, so there is nothing to consent to. */
function formOf({ status, agreed, refused, child, vacancy, organization }: Row): Form & { can: { refuse: boolean } } {
  const isOpen = (openStatuses as readonly ApplicationStatus[]).includes(status)
  const state = refused ? 'refused' : agreed ? 'done' : isOpen ? 'open' : 'over'
  return { purpose: 'application.parent', state, child, vacancy, organization, can: { refuse: isOpen } }
}

async function find({ tx, centerId, token }: AskedForm, lock = ''): Promise<Row | null> {
  const rows = await rowsOf(
    tx,
    rowColumns,
    (columns) => sql`
    select ${columns} from parent_asks p
    join applications a on a.volunteer_center_id = p.volunteer_center_id and a.id = p.application_id
    join users u on u.id = a.user_id
    join vacancies v on v.volunteer_center_id = a.volunteer_center_id and v.id = a.vacancy_id
    join organizations o on o.volunteer_center_id = a.volunteer_center_id and o.id = a.organization_id
    where p.volunteer_center_id = ${centerId} and p.digest = ${digestOf(token)} ${sql.raw(lock)}`,
  )
  return rows[0] ?? null
}
